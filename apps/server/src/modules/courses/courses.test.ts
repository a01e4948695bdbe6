import type { Course, CourseRegistration, Registration } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addCourse, cancel, confirm, counts, own, register, registerGuest } from '../../testing/courses.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let dora: { jwt: string; id: string };
let amy: { jwt: string; id: string };

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  dora = await server.signIn(PEOPLE.professional);
  amy = await server.signIn(PEOPLE.client);
});
afterAll(() => server?.close());

const look = <Body = Course>(courseId: string, as: 'client' | { jwt: string } = 'client') =>
  server.call<Body>('GET', `/course/${courseId}`, { as });

describe('a course', () => {
  it('is seen by everyone, and registered for by those who may attend', async () => {
    const open = await addCourse(server, { priceCents: 12_550, sites: [] });
    expect(await look(open)).toMatchObject({
      status: 200,
      body: {
        location: 'Denver, CO',
        price: 125.5,
        seatsLeft: 10,
        status: 'Upcoming',
        canRegister: true,
        reasonCode: null,
        reason: null,
      },
    });
    const pro = await addCourse(server, { isOpenToGuests: false, sites: ['b2b'] });
    expect((await look(pro, dora)).body).toMatchObject({ canRegister: true, reasonCode: null });
    const closed = { canRegister: false, reasonCode: 'wrong_channel', reason: 'This course is for professionals.' };
    expect(await look(pro, amy)).toMatchObject({ status: 200, body: { ...closed, price: 0, seatsLeft: 10 } });
    const reason = `${closed.reason} Sign in to register.`;
    expect(await look(pro)).toMatchObject({ status: 200, body: { ...closed, reason } });
    expect((await look('NO-SUCH')).status).toBe(404);
    const refused = { status: 403, body: { code: 'wrong_channel', message: closed.reason } };
    expect(await register(server, amy, { courseId: pro })).toMatchObject(refused);
    expect(await register(server, amy, { courseId: pro, joinWaitlist: true })).toMatchObject(refused);
    expect(await registerGuest(server, pro)).toMatchObject({ status: 403, body: { code: 'wrong_channel' } });
    expect((await registerGuest(server, 'NO-SUCH')).status).toBe(404);
    expect(await counts(server, pro)).toEqual({ seats: 0, waiting: 0 });
  });

  it('says why registration is closed', async () => {
    const running = await addCourse(server, { startsIn: -1, hours: 72 });
    expect((await look(running)).body).toMatchObject({ status: 'Active', canRegister: false });
    expect((await look(await addCourse(server, { startsIn: -1 }))).body.status).toBe('Ending');
    const over = await addCourse(server, { startsIn: -9 });
    expect((await look(over)).body).toMatchObject({ status: 'Ended', reason: 'This course is over.' });
    const later = await addCourse(server, { opensIn: 48 });
    expect((await look(later)).body).toMatchObject({
      canRegister: false,
      reasonCode: 'course_not_open',
      reason: expect.stringMatching(/^Registration opens on/),
    });

    for (const courseId of [running, over]) {
      expect(await register(server, dora, { courseId })).toMatchObject({
        status: 409,
        body: { code: 'course_started' },
      });
      expect(await registerGuest(server, courseId)).toMatchObject({ status: 409, body: { code: 'course_started' } });
    }
    expect(await register(server, dora, { courseId: later })).toMatchObject({
      status: 409,
      body: { code: 'course_not_open' },
    });
  });
});

describe('registering', () => {
  it('takes a seat, sends an email, and cannot be done twice', async () => {
    const courseId = await addCourse(server);
    const made = await register(server, dora, { courseId, expectedPrice: 0 });
    expect(made).toMatchObject({
      status: 201,
      body: {
        userId: dora.id,
        status: 'registered',
        email: PEOPLE.professional,
        payment: null,
        waitlistPosition: null,
        joinUrl: 'https://learn.test/room',
        accessToken: null,
        course: { seatsLeft: 9 },
      },
    });
    expect((await own(server, dora, courseId)).body).toEqual(made.body);
    expect(await register(server, dora, { courseId })).toMatchObject({
      status: 409,
      body: { code: 'already_registered' },
    });
    expect(await registerGuest(server, courseId, { email: 'DORA@larkclinic.example' })).toMatchObject({
      status: 409,
      body: { code: 'already_registered' },
    });
    expect(await counts(server, courseId)).toEqual({ seats: 1, waiting: 0 });
    const emails = await server.mailsTo(PEOPLE.professional);
    expect(emails.filter(({ data }) => data['registrationId'] === made.body.registrationId)).toMatchObject([
      { template: 'course', data: { kind: 'registered', sequence: 0 } },
    ]);
  });

  it("requires a key, the caller's own id and the price that was shown", async () => {
    const courseId = await addCourse(server, { priceCents: 5_000 });
    const path = `/course/register/${dora.id}`;
    expect((await server.call('POST', path, { as: dora, body: { courseId } })).status).toBe(400);
    expect(
      (await server.call('POST', path, { body: { courseId }, headers: { 'idempotency-key': randomUUID() } })).status,
    ).toBe(401);
    expect((await register(server, { jwt: amy.jwt, id: dora.id }, { courseId })).status).toBe(403);
    expect((await register(server, dora, { courseId: 'NO-SUCH' })).status).toBe(404);
    expect((await register(server, dora, { courseId, coupon: 'X' })).status).toBe(400);
    expect(await register(server, dora, { courseId, expectedPrice: 40 })).toMatchObject({
      status: 409,
      body: { code: 'price_changed', message: 'The price of this course has changed. It is now $50.00.' },
    });
    expect(await register(server, dora, { courseId, expectedPrice: 50 })).toMatchObject({
      status: 422,
      body: { code: 'payment_required' },
    });
    expect(await counts(server, courseId)).toEqual({ seats: 0, waiting: 0 });
  });

  it('under one key happens once, and another body under that key is refused', async () => {
    const courseId = await addCourse(server);
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 10 }, () => register(server, dora, { courseId }, key)));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(responses.map(({ body }) => body.registrationId)).size).toBe(1);
    expect(await counts(server, courseId)).toEqual({ seats: 1, waiting: 0 });
    expect(await register(server, dora, { courseId, joinWaitlist: true }, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reuse' },
    });
  });

  it('in a full course is refused, or joins the waitlist', async () => {
    const courseId = await addCourse(server, { capacity: 1, priceCents: 0 });
    await registerGuest(server, courseId);
    expect(await register(server, dora, { courseId })).toMatchObject({ status: 409, body: { code: 'course_full' } });
    expect((await look(courseId)).body).toMatchObject({
      seatsLeft: 0,
      canRegister: false,
      reasonCode: 'course_full',
      reason: expect.stringMatching(/waitlist/),
    });
    const first = await register(server, dora, { courseId, joinWaitlist: true });
    expect(first).toMatchObject({ status: 201, body: { status: 'waitlisted', waitlistPosition: 1, joinUrl: null } });
    const second = await register(server, amy, { courseId, joinWaitlist: true });
    expect(second.body).toMatchObject({ status: 'waitlisted', waitlistPosition: 2, course: { waitlistCount: 2 } });
    expect(await confirm(server, first.body.registrationId, {}, dora)).toMatchObject({ status: 200 });
    expect((await cancel(server, dora, courseId)).body.status).toBe('canceled');
    expect((await own(server, amy, courseId)).body.waitlistPosition).toBe(1);
    expect(await counts(server, courseId)).toEqual({ seats: 1, waiting: 1 });
  });
});

describe('canceling', () => {
  it('gives the seat to the first on the waitlist, and reports it', async () => {
    const courseId = await addCourse(server, { capacity: 1 });
    const mine = await register(server, dora, { courseId });
    const email = `${randomUUID()}@guests.example`;
    const next = await registerGuest(server, courseId, { email, joinWaitlist: true });
    const gone = await cancel(server, dora, courseId);
    expect(gone).toMatchObject({
      status: 200,
      body: { status: 'canceled', canceledAt: expect.any(String), joinUrl: null },
    });
    expect(await confirm(server, next.body.registrationId, { accessToken: next.body.accessToken })).toMatchObject({
      status: 200,
      body: { status: 'registered', waitlistPosition: null },
    });
    expect((await server.mailsTo(email)).map(({ data }) => data['kind'])).toEqual(['waitlisted', 'promoted']);
    const emails = await server.mailsTo(PEOPLE.professional);
    expect(emails.filter(({ data }) => data['registrationId'] === mine.body.registrationId)).toMatchObject([
      { data: { kind: 'registered', sequence: 0 } },
      { data: { kind: 'canceled', sequence: 1 } },
    ]);
    expect(await counts(server, courseId)).toEqual({ seats: 1, waiting: 0 });
    expect((await own(server, dora, courseId)).status).toBe(404);
    expect((await cancel(server, dora, courseId)).status).toBe(404);
    expect((await register(server, dora, { courseId, joinWaitlist: true })).body.status).toBe('waitlisted');
  });

  it('is for the person alone, and over when the course has started', async () => {
    const courseId = await addCourse(server);
    await register(server, dora, { courseId });
    expect((await cancel(server, { jwt: amy.jwt, id: dora.id }, courseId)).status).toBe(403);
    expect((await cancel(server, amy, courseId)).status).toBe(404);
    expect((await own(server, { jwt: amy.jwt, id: dora.id }, courseId)).status).toBe(403);
    await server.db.query(`update courses set starts_at = now() - interval '1 minute' where id = $1`, [courseId]);
    expect(await cancel(server, dora, courseId)).toMatchObject({ status: 409, body: { code: 'course_started' } });
    expect(await counts(server, courseId)).toEqual({ seats: 1, waiting: 0 });
  });
});

describe('a guest', () => {
  it('opens the registration with the token only', async () => {
    const courseId = await addCourse(server);
    const { body } = await registerGuest(server, courseId, { phone: '+1 303 555 0100' });
    expect(body).toMatchObject({ userId: null, phone: '+1 303 555 0100', accessToken: expect.any(String) });
    const { registrationId, accessToken } = body;
    expect((await confirm(server, registrationId, { accessToken })).body.registrationId).toBe(registrationId);
    expect((await confirm(server, registrationId)).status).toBe(404);
    const other = await registerGuest(server, courseId);
    expect((await confirm(server, registrationId, { accessToken: other.body.accessToken })).status).toBe(404);
    expect((await confirm(server, registrationId, {}, dora)).status).toBe(404);
    expect((await confirm(server, 'reg_unknown', { accessToken })).status).toBe(404);
  });

  it('reads and cancels with the token', async () => {
    const courseId = await addCourse(server);
    const { body } = await registerGuest(server, courseId);
    const path = `/user/guest/courseId/${courseId}`;
    const link = `${path}?accessToken=${body.accessToken}`;
    expect((await server.call<CourseRegistration>('GET', link)).body).toEqual(body);
    const elsewhere = await registerGuest(server, await addCourse(server));
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await server.call(method, path)).status).toBe(404);
      expect((await server.call(method, `${path}?accessToken=wrong`)).status).toBe(404);
      expect((await server.call(method, `${path}?accessToken=${elsewhere.body.accessToken}`)).status).toBe(404);
      expect((await server.call(method, path, { as: dora })).status).toBe(404);
      expect((await server.call(method, link.replace('guest', dora.id))).status).toBe(401);
    }
    expect(await counts(server, courseId)).toEqual({ seats: 1, waiting: 0 });
    expect((await server.call<CourseRegistration>('DELETE', link)).body.status).toBe('canceled');
    expect((await server.call<CourseRegistration>('GET', link)).body.status).toBe('canceled');
    expect((await server.call('DELETE', link)).status).toBe(404);
    expect((await server.mailsTo(body.email)).map(({ data }) => data['kind'])).toEqual(['registered', 'canceled']);
    expect(await counts(server, courseId)).toEqual({ seats: 0, waiting: 0 });
  });

  const signUp = async (email: string, browserId: string) => {
    const body = { email, password: 'a long enough password', firstName: 'Gwen', lastName: 'Guest', acceptTerms: true };
    const response = await server.call<Registration>('POST', '/users', { body, browserId });
    expect([response.status, response.text]).toEqual([201, expect.any(String)]);
    return { jwt: response.body.jwt, id: response.body.user.id };
  };

  it('moves to an account that signs up in the same browser', async () => {
    const courseId = await addCourse(server);
    const email = `${randomUUID()}@guests.example`;
    const browserId = randomUUID();
    const made = await registerGuest(server, courseId, { email }, { browserId });
    const person = await signUp(email, browserId);
    expect((await own(server, person, courseId)).body).toMatchObject({
      registrationId: made.body.registrationId,
      userId: person.id,
    });
    const { accessToken } = made.body;
    expect((await confirm(server, made.body.registrationId, { accessToken })).status).toBe(404);
  });

  it('does not move to an account that signs up with that address elsewhere, until it opens the link', async () => {
    const courseId = await addCourse(server);
    const email = `${randomUUID()}@guests.example`;
    const made = await registerGuest(server, courseId, { email });
    const person = await signUp(email, randomUUID());
    expect((await own(server, person, courseId)).status).toBe(404);
    expect(await register(server, person, { courseId })).toMatchObject({
      status: 409,
      body: { code: 'already_registered', message: expect.stringMatching(/link/) },
    });
    const { registrationId, accessToken } = made.body;
    expect((await confirm(server, registrationId, { accessToken }, dora)).body.userId).toBeNull();
    expect((await confirm<CourseRegistration>(server, registrationId, { accessToken }, person)).body.userId).toBe(
      person.id,
    );
    expect((await own(server, person, courseId)).status).toBe(200);
  });

  it('is slowed down', async () => {
    const courseId = await addCourse(server, { capacity: 100 });
    const browserId = randomUUID();
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries += 1) {
      statuses.push((await registerGuest(server, courseId, {}, { browserId })).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(statuses[20]).toBe(429);
  });
});
