import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { violations } from '../../admin/invariants.ts';
import { addCourse, balance, cancel, card, confirm, counts, register, registerGuest } from '../../testing/courses.ts';
import { failNextAttempt, writtenAttempts } from '../../testing/fail-payments.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let dora: { jwt: string; id: string };

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { env: { RATE_LIMIT_FACTOR: '100' } });
  dora = await server.signIn(PEOPLE.professional);
});
afterAll(() => server?.close());

async function chargesOf(courseId: string): Promise<number> {
  const { rowCount } = await server.db.query(
    'select from test_payments p join course_registrations r on r.id = p.order_id where r.course_id = $1',
    [courseId],
  );
  return rowCount;
}

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

it('sells the last seat once to 50 people, and numbers the others without a gap', async () => {
  const courseId = await addCourse(server, { capacity: 3 });
  await registerGuest(server, courseId);
  await registerGuest(server, courseId);
  const responses = await Promise.all(many(50).map(() => registerGuest(server, courseId, { joinWaitlist: true })));
  expect(responses.map(({ status }) => status)).toEqual(many(50).map(() => 201));
  expect(responses.filter(({ body }) => body.status === 'registered')).toHaveLength(1);
  expect(await counts(server, courseId)).toEqual({ seats: 3, waiting: 49 });
  const { rows } = await server.db.query<{ number: number }>(
    `select waitlist_number as number from course_registrations where course_id = $1 and status = 'waitlisted' order by 1`,
    [courseId],
  );
  expect(rows.map(({ number }) => number)).toEqual(many(49).map((index) => index + 1));
});

it('charges one of 50 for the last seat', async () => {
  const courseId = await addCourse(server, { capacity: 1, priceCents: 4_900 });
  const payments = await Promise.all(many(50).map(() => card(server)));
  const responses = await Promise.all(payments.map((payment) => registerGuest(server, courseId, { payment })));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...many(49).map(() => 409)]);
  expect(await chargesOf(courseId)).toBe(1);
  expect(await counts(server, courseId)).toEqual({ seats: 1, waiting: 0 });
});

it('charges once for ten calls with one key', async () => {
  const courseId = await addCourse(server, { capacity: 5, priceCents: 4_800 });
  const payment = await card(server);
  const key = randomUUID();
  const responses = await Promise.all(many(10).map(() => register(server, dora, { courseId, payment }, key)));
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.registrationId} `)).size).toBe(1);
  expect(await chargesOf(courseId)).toBe(1);
  expect(await counts(server, courseId)).toEqual({ seats: 1, waiting: 0 });
});

it('registers a person once from many tabs with different keys', async () => {
  const courseId = await addCourse(server);
  const responses = await Promise.all(many(10).map(() => register(server, dora, { courseId })));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...many(9).map(() => 409)]);
  expect(await counts(server, courseId)).toEqual({ seats: 1, waiting: 0 });
});

it('spends the same points once in two courses concurrently', async () => {
  await server.db.query(
    `insert into points_ledger (id, user_id, account_id, kind, points, note)
     select $1, id, account_id, 'adjust', 1000 - (select coalesce(sum(points), 0) from points_ledger where user_id = $2), 'Test'
     from users where id = $2`,
    [randomUUID(), dora.id],
  );
  const courses = await Promise.all(many(5).map(() => addCourse(server, { priceCents: 5_000 })));
  const responses = await Promise.all(
    courses.map((courseId) => register(server, dora, { courseId, rewardPoints: 1_000 })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422]);
  expect(await balance(server, dora.id)).toBe(0);
});

it('loses no one when attendees cancel while others move up and join', async () => {
  for (const _ of many(3)) {
    const courseId = await addCourse(server, { capacity: 2 });
    await register(server, dora, { courseId });
    await registerGuest(server, courseId);
    const waiting = await Promise.all(many(4).map(() => registerGuest(server, courseId, { joinWaitlist: true })));
    const [gone] = await Promise.all([
      cancel(server, dora, courseId),
      cancel(server, dora, courseId),
      ...many(4).map(() => registerGuest(server, courseId, { joinWaitlist: true })),
    ]);
    expect([200, 404]).toContain(gone?.status);
    expect(await counts(server, courseId)).toEqual({ seats: 2, waiting: 7 });
    const first = waiting.find(({ body }) => body.waitlistPosition === 1)?.body;
    const moved = await confirm(server, first?.registrationId ?? '', { accessToken: first?.accessToken });
    expect(moved.body.status).toBe('registered');
  }
});

it('charges the attempt of a duplicate that waited when the transaction of the first call was rolled back', async () => {
  const courseId = await addCourse(server, { capacity: 5, priceCents: 4_700 });
  const payment = await card(server);
  const key = randomUUID();
  await failNextAttempt(server, 'fail_registration');
  const responses = await Promise.all([1, 2].map(() => register(server, dora, { courseId, payment }, key)));
  expect(responses.map(({ status, body }) => `${status} ${body.status}`)).toEqual(['201 registered', '201 registered']);
  expect(await writtenAttempts(server, 'fail_registration')).toBe(2);
  expect(await chargesOf(courseId)).toBe(1);
  expect(await violations(server.db, { settlingMinutes: 0 })).toEqual([]);
});
