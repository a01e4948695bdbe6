import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import type { StoredMail } from '../../mail/transport.ts';
import { addCourse, cancel, register, registerGuest } from '../../testing/courses.ts';
import { deliverEmails } from '../../testing/deliver-emails.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
});
afterAll(() => server?.close());

async function delivered(to: string): Promise<(StoredMail & { eml: string })[]> {
  await deliverEmails(server.app.mail, server.app.platform);
  const folder = server.app.mail.folder ?? '';
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const mails = await Promise.all(
    names.map(async (name) => {
      const mail = JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredMail;
      return { ...mail, eml: await readFile(join(folder, name.replace('.json', '.eml')), 'utf8') };
    }),
  );
  return mails.filter((mail) => mail.to === to);
}

/** The lines of a calendar file, with folded ones joined. */
function linesOf(content: string | undefined): string[] {
  return (content ?? '').replaceAll(/\r\n[ \t]/g, '').split('\r\n');
}

const value = (lines: string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

async function addOver(startsAt: string, endsAt: string, timezone: string): Promise<string> {
  const courseId = await addCourse(server);
  await server.db.query('update courses set starts_at = $2, ends_at = $3, timezone = $4 where id = $1', [
    courseId,
    startsAt,
    endsAt,
    timezone,
  ]);
  return courseId;
}

it('puts a course that crosses a daylight saving change at the right hours', async () => {
  const year = server.clock.now().getUTCFullYear() + 1;
  // Sunday after the second Saturday of March: 9 am the day before is UTC-7, 5 pm that day is UTC-6.
  const march = new Date(Date.UTC(year, 2, 8));
  const sunday = new Date(Date.UTC(year, 2, 8 + ((7 - march.getUTCDay()) % 7)));
  const saturday = new Date(sunday.getTime() - 86_400_000);
  const startsAt = `${saturday.toISOString().slice(0, 10)}T16:00:00.000Z`;
  const endsAt = `${sunday.toISOString().slice(0, 10)}T23:00:00.000Z`;
  const courseId = await addOver(startsAt, endsAt, 'America/Denver');
  const email = `${randomUUID()}@guests.example`;
  await registerGuest(server, courseId, { email });
  const [mail] = await delivered(email);
  expect(mail?.text).toMatch(/Starts: Saturday, .* at 9:00\sAM MST/);
  expect(mail?.text).toMatch(/Ends: Sunday, .* at 5:00\sPM MDT/);
  const lines = linesOf(mail?.calendar?.content);
  expect(value(lines, 'DTSTART')).toBe(startsAt.replaceAll(/[-:]|\.000/g, ''));
  expect(value(lines, 'DTEND')).toBe(endsAt.replaceAll(/[-:]|\.000/g, ''));
});

it('registers and withdraws one and the same calendar entry', async () => {
  const dora = await server.signIn(PEOPLE.professional);
  const courseId = await addCourse(server);
  const made = await register(server, dora, { courseId });
  await cancel(server, dora, courseId);
  const [confirmed, canceled] = await delivered(PEOPLE.professional);
  const first = linesOf(confirmed?.calendar?.content);
  const second = linesOf(canceled?.calendar?.content);
  const uid = `${made.body.registrationId}@regen`;
  expect([value(first, 'METHOD'), value(first, 'UID'), value(first, 'SEQUENCE'), value(first, 'STATUS')]).toEqual([
    'REQUEST',
    uid,
    '0',
    'CONFIRMED',
  ]);
  expect([value(second, 'METHOD'), value(second, 'UID'), value(second, 'SEQUENCE'), value(second, 'STATUS')]).toEqual([
    'CANCEL',
    uid,
    '1',
    'CANCELLED',
  ]);
  expect(first.join('\n')).toMatch(/ORGANIZER;CN="?Regen"?:mailto:hello@regen\.example/i);
  expect(first.join('\n')).toMatch(/ATTENDEE;.*mailto:dora@larkclinic\.example/i);
  expect(confirmed?.eml).toMatch(/content-type: text\/calendar; charset=utf-8; method=REQUEST/i);
  expect(canceled?.eml).toMatch(/content-type: text\/calendar; charset=utf-8; method=CANCEL/i);
  expect(confirmed?.eml).toMatch(/filename="?course\.ics/);
});

it('escapes the names that guests enter, in the email and in the file', async () => {
  const courseId = await addCourse(server);
  const email = `${randomUUID()}@guests.example`;
  await registerGuest(server, courseId, { email, firstName: '<b>Al</b>', lastName: 'O"X;Y,Z' });
  // From before names were one line.
  const name = '<b>Al</b>\r\nBEGIN:VALARM';
  await server.db.query('update course_registrations set first_name = $2 where email = $1', [email, name]);
  const [mail] = await delivered(email);
  expect(mail?.html).not.toContain('<b>Al');
  expect(linesOf(mail?.calendar?.content).filter((line) => line.startsWith('BEGIN:'))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
  ]);
});

it('emails the waitlist without a calendar file', async () => {
  const courseId = await addCourse(server, { capacity: 0 });
  const email = `${randomUUID()}@guests.example`;
  await registerGuest(server, courseId, { email, joinWaitlist: true });
  const [mail] = await delivered(email);
  expect(mail?.subject).toBe("You're on the waitlist: Peel basics");
  expect(mail?.calendar).toBeUndefined();
  // Nothing shows courses yet, so nothing is linked.
  expect(mail?.text).not.toContain('http');
});

it('links to where an application shows courses, when one does', async () => {
  const linked = await createTestServer(inject('cluster'), {
    shareWith: server,
    env: { COURSE_URL: 'http://learn.test/calendar/' },
  });
  onTestFinished(() => linked.close());
  const courseId = await addCourse(linked, { capacity: 0 });
  const email = `${randomUUID()}@guests.example`;
  const { body } = await registerGuest(linked, courseId, { email, joinWaitlist: true });
  const [mail] = await delivered(email);
  const link = new URL(/http:\/\/learn\.test\/calendar\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  expect(link.searchParams.get('registration')).toBe(body.registrationId);
  expect(link.searchParams.get('accessToken')).toBe(body.accessToken);
});
