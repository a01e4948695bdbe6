import type { EmailChangeConfirmed, EmailChangeLink, EmailChangeState, ErrorBody } from '@regen/sdk';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { addCourse, register, registerGuest } from '../../testing/courses.ts';
import { deliverEmails } from '../../testing/deliver-emails.ts';
import { forceOrders } from '../../testing/order-states.ts';
import { PASSWORD, PEOPLE } from '../../testing/shop/people.ts';
import { PRODUCTS } from '../../testing/shop/products.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { findEmailChange } from './email-changes.ts';

type Person = Awaited<ReturnType<TestServer['signIn']>>;

const FORMER = PEOPLE.client;
let server: TestServer;
let second: TestServer;
let amy: Person;
let count = 0;
let newEmail: string;

beforeAll(async () => {
  const env = { RATE_LIMIT_FACTOR: '1000' };
  server = await createTestServer(inject('cluster'), { env });
  second = await createTestServer(inject('cluster'), { env, shareWith: server });
});

afterAll(async () => {
  await second?.close();
  await server?.close();
});

beforeEach(async () => {
  await server.db.query('truncate email_changes, mail_outbox, password_reset_tokens');
  amy = await server.signIn(FORMER);
  count += 1;
  newEmail = `Amy.Rubin${count}@example.com`;
  return () => server.db.query('update users set email = $2 where id = $1', [amy.id, FORMER]);
});

const path = (who: Person) => `/users/${who.id}/emailChange`;
const request = <Body = EmailChangeState>(to: string, currentPassword = PASSWORD) =>
  server.call<Body>('PUT', path(amy), { as: amy, body: { newEmail: to, currentPassword } });
const stateOf = async (who: Person) => (await server.call<EmailChangeState>('GET', path(who), { as: who })).body;
const linkOf = async (token: string) => (await server.call<EmailChangeLink>('GET', `/emailChange/${token}`)).body.link;
const confirm = <Body = EmailChangeConfirmed>(token: string, at = server) =>
  at.call<Body>('POST', `/emailChange/${token}`);

/** The tokens of the two newest links, as they were written for the emails. */
async function tokens(): Promise<{ forNew: string; forCurrent: string }> {
  const tokenIn = async (to: string) => {
    const mail = (await server.mailsTo(to)).findLast(({ template }) => template === 'email-change');
    return new URL(mail?.data['confirmUrl'] ?? '').pathname.split('/').at(-1) ?? '';
  };
  return { forNew: await tokenIn(newEmail), forCurrent: await tokenIn(FORMER) };
}

interface Stored {
  to: string;
  subject: string;
  text: string;
}

async function sentTo(address: string): Promise<Stored[]> {
  await deliverEmails(server.app.mail, server.app.platform);
  const folder = join(server.config.DATA_FOLDER, 'mail');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Stored)
    .filter(({ to }) => to === address);
}

/** How many statements wait for a lock. */
async function waiting(): Promise<number | undefined> {
  const { rows } = await server.db.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count;
}

/** Puts the password back, for the tests that follow. */
async function keptPassword(): Promise<() => Promise<unknown>> {
  const { rows } = await server.db.query<{ hash: string }>('select password_hash as hash from users where id = $1', [
    amy.id,
  ]);
  return () => server.db.query('update users set password_hash = $2 where id = $1', [amy.id, rows[0]?.hash]);
}

async function change(): Promise<void> {
  await request(newEmail);
  const { forNew, forCurrent } = await tokens();
  expect((await confirm(forCurrent)).body.isChanged).toBe(false);
  expect((await confirm(forNew)).body.isChanged).toBe(true);
}

describe('another email address', () => {
  test.each([
    ['new', 'current'],
    ['current', 'new'],
  ] as const)('is confirmed by the %s address first, then by the %s one', async (first, _second) => {
    expect((await request(newEmail)).body).toMatchObject({
      email: FORMER,
      change: { newEmail, isNewConfirmed: false, isCurrentConfirmed: false },
    });
    const { forNew, forCurrent } = await tokens();
    const [one, other] = first === 'new' ? [forNew, forCurrent] : [forCurrent, forNew];
    expect(await linkOf(one)).toEqual({ newEmail, address: first, isConfirmed: false, isOtherConfirmed: false });

    // Confirming is idempotent: the change needs both.
    for (let turn = 0; turn < 2; turn += 1) expect((await confirm(one)).body).toEqual({ newEmail, isChanged: false });
    expect(await stateOf(amy)).toMatchObject({
      email: FORMER,
      change: { isNewConfirmed: first === 'new', isCurrentConfirmed: first === 'current' },
    });
    expect(await linkOf(one)).toMatchObject({ isConfirmed: true, isOtherConfirmed: false });
    expect(await linkOf(other)).toMatchObject({ isConfirmed: false, isOtherConfirmed: true });

    expect((await confirm(other)).body).toEqual({ newEmail, isChanged: true });
    expect(await stateOf(amy)).toEqual({ email: newEmail, change: null });
    for (const token of [one, other]) {
      expect(await linkOf(token)).toBeNull();
      expect((await confirm<ErrorBody>(token)).body.code).toBe('email_change_link_invalid');
    }
  });

  test('is what the person signs in with, in every process, and their sessions stay', async () => {
    const before = await second.call('GET', '/account', { as: amy });
    expect(before.status).toBe(200);
    await change();
    expect((await server.signIn(newEmail.toUpperCase())).id).toBe(amy.id);
    const refused = await server.call('POST', '/auth/users/login', {
      body: { email: FORMER, password: PASSWORD },
    });
    expect(refused.status).toBe(401);
    const alert = { body: { email: newEmail, sku: PRODUCTS.serum }, as: amy };
    for (const process of [server, second]) {
      expect((await process.call<{ state: string }>('POST', '/notify', alert)).body.state).toBe('confirmed');
    }
  });

  test('is not taken without the password', async () => {
    const refused = await request<ErrorBody>(newEmail, 'not the password');
    expect([refused.status, refused.body.code]).toEqual([422, 'current_password_wrong']);
    expect(refused.body.details?.[0]?.path).toBe('/currentPassword');
    expect((await stateOf(amy)).change).toBeNull();
    expect(await server.mailsTo(newEmail)).toEqual([]);
  });

  test('must differ from the current one', async () => {
    const refused = await request<ErrorBody>(FORMER.toUpperCase());
    expect([refused.status, refused.body.code]).toEqual([422, 'email_unchanged']);
  });

  test('changes once when both links are confirmed at the same time', async () => {
    await request(newEmail);
    const { forNew, forCurrent } = await tokens();
    const both = await Promise.all([confirm(forNew), confirm(forCurrent, second)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.filter(({ body }) => body.isChanged)).toHaveLength(1);
    expect(await stateOf(amy)).toEqual({ email: newEmail, change: null });
    expect((await server.mailsTo(newEmail)).filter(({ template }) => template === 'email-changed')).toHaveLength(1);
  });

  test('can be confirmed for 24 hours', async () => {
    await request(newEmail);
    const { forNew } = await tokens();
    server.clock.advance(24 * 3_600_000);
    expect(await linkOf(forNew)).toBeNull();
    expect((await confirm<ErrorBody>(forNew)).body.code).toBe('email_change_link_invalid');
    expect((await findEmailChange(server.db, amy.id, server.clock.now()))?.change).toBeNull();
    server.clock.advance(-24 * 3_600_000);
  });

  test('is canceled, or replaced by another one, and then its links are void', async () => {
    await request(newEmail);
    const first = await tokens();
    await request(newEmail);
    const again = await tokens();
    expect(again).not.toEqual(first);
    expect(await linkOf(first.forNew)).toBeNull();
    expect(await linkOf(again.forNew)).not.toBeNull();
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await server.call('DELETE', path(amy), { as: amy })).status).toBe(204);
    }
    expect((await stateOf(amy)).change).toBeNull();
    expect(await linkOf(again.forCurrent)).toBeNull();
    // Written before it was canceled, and not sent after it.
    expect(await sentTo(newEmail)).toEqual([]);
  });

  test.each(['reset', 'changed'] as const)('ends when the password is %s', async (way) => {
    const keepPassword = await keptPassword();
    try {
      await request(newEmail);
      const { forNew, forCurrent } = await tokens();
      expect((await confirm(forNew)).body).toEqual({ newEmail, isChanged: false });
      const password = 'a quiet morning walk';
      let set: { status: number };
      if (way === 'reset') {
        await server.call('POST', '/users/forgotPassword', { body: { email: FORMER } });
        const url = (await server.mailsTo(FORMER)).findLast(({ template }) => template === 'password-reset')?.data[
          'resetUrl'
        ];
        await deliverEmails(server.app.mail, server.app.platform);
        const token = new URL(url ?? '').pathname.split('/').at(-1) ?? '';
        set = await server.call('POST', `/users/resetPassword/${token}`, { body: { password } });
      } else {
        const body = { password, currentPassword: PASSWORD, isToken: false };
        set = await server.call('POST', `/users/resetPassword/${amy.id}`, { as: amy, body });
      }
      expect(set.status).toBe(204);
      const refused = await confirm<ErrorBody>(forCurrent);
      expect(refused.body.code).toBe('email_change_link_invalid');
      expect(await server.mailsTo(newEmail)).not.toContainEqual(expect.objectContaining({ template: 'email-changed' }));
    } finally {
      await keepPassword();
    }
  });

  test('is not requested with a password that is changed at the same moment', async () => {
    const keepPassword = await keptPassword();
    try {
      const asked = await server.db.transaction(async (tx) => {
        await tx.query(`update users set password_hash = 'another' where id = $1`, [amy.id]);
        const asked = request<ErrorBody>(newEmail);
        await expect.poll(waiting).toBe(1);
        // Not awaited before the commit that it waits for.
        return { asked };
      });
      const refused = await asked.asked;
      expect([refused.status, refused.body.code]).toEqual([422, 'current_password_wrong']);
      expect((await stateOf(amy)).change).toBeNull();
    } finally {
      await keepPassword();
    }
  });

  test('stores no token', async () => {
    await request(newEmail);
    const { forNew, forCurrent } = await tokens();
    const { rows } = await server.db.query<{ row: string }>('select c::text as row from email_changes c');
    expect(rows).toHaveLength(1);
    for (const token of [forNew, forCurrent]) expect(rows[0]?.row).not.toContain(token);
  });
});

describe('the emails of a change', () => {
  test('go to both addresses, and say to both when it is done', async () => {
    await request(newEmail);
    const { forNew, forCurrent } = await tokens();
    const before = (await sentTo(FORMER)).length;
    const [mail] = await sentTo(newEmail);
    expect(mail?.text).toContain(`/email-change/${forNew}`);
    const current = (await sentTo(FORMER)).find(({ text }) => text.includes(`/email-change/${forCurrent}`));
    expect(current?.text).toContain(newEmail);
    expect(current?.text).not.toContain(forNew);
    await confirm(forNew);
    await confirm(forCurrent);
    const changed = (mails: Stored[]) => mails.filter(({ subject }) => subject === 'Your email address was changed');
    expect(changed(await sentTo(newEmail))).toHaveLength(1);
    expect((await sentTo(FORMER)).length).toBe(before + 1);
  });

  test('do not say who has an account: the response is the same, and the owner of the address is not told', async () => {
    const taken = PEOPLE.otherClient;
    const [known, unknown] = [await request(taken), await request(newEmail)];
    expect(known.status).toBe(unknown.status);
    const bare = ({ email, change: pending }: EmailChangeState) => ({
      email,
      pending: pending && Object.keys(pending),
    });
    expect(bare(known.body)).toEqual(bare(unknown.body));
    await request(taken);
    expect((await sentTo(taken)).filter(({ subject }) => subject.includes('email'))).toEqual([]);
  });

  test('lead nowhere when somebody else has the address by then', async () => {
    await request(newEmail);
    const { forNew, forCurrent } = await tokens();
    await confirm(forNew);
    const body = {
      firstName: 'Mia',
      lastName: 'Stone',
      email: newEmail,
      password: 'a long enough secret',
      acceptTerms: true,
    };
    expect((await server.call('POST', '/users', { body })).status).toBe(201);
    const refused = await confirm<ErrorBody>(forCurrent);
    expect([refused.status, refused.body.code]).toEqual([409, 'email_taken']);
    expect((await stateOf(amy)).email).toBe(FORMER);
  });
});

describe('what follows the address', () => {
  test('orders on their way, courses, alerts, and emails that were turned off; delivered and reviewed orders do not', async () => {
    const { rows: orders } = await server.db.query<{ id: string }>(
      'select id from orders where user_id = $1 order by id limit 2',
      [amy.id],
    );
    const [open = { id: '' }, closed = { id: '' }] = orders;
    expect(orders).toHaveLength(2);
    await server.db.query('update orders set email = $1 where id = any($2)', [FORMER, [open.id, closed.id]]);
    await forceOrders(server.db, [open.id], 'shipped');
    await forceOrders(server.db, [closed.id], 'refunded');
    await server.db.query(`insert into review_opt_outs (email) values ($1)`, [FORMER]);
    const alertOf = (sku: string) => server.call('POST', '/notify', { as: amy, body: { email: FORMER, sku } });
    await alertOf(PRODUCTS.serum);
    await alertOf(PRODUCTS.retinol);
    // A guest's, with the same address and product.
    await server.call('POST', '/notify', { body: { email: newEmail, sku: PRODUCTS.retinol } });
    const courses = [await addCourse(server), await addCourse(server)];
    for (const courseId of courses) expect((await register(server, amy, { courseId })).status).toBe(201);
    const [follows = '', taken = ''] = courses;
    expect((await registerGuest(server, taken, { email: newEmail })).status).toBe(201);
    await change();
    const emailsOf = async (table: string, where: string, values: unknown[]) =>
      (
        await server.db.query<{ email: string }>(`select email from ${table} where ${where} order by email`, values)
      ).rows.map(({ email }) => email);
    expect(await emailsOf('orders', 'id = $1', [open.id])).toEqual([newEmail]);
    expect(await emailsOf('orders', 'id = $1', [closed.id])).toEqual([FORMER]);
    const attendee = 'course_id = $1 and user_id = $2';
    expect(await emailsOf('course_registrations', attendee, [follows, amy.id])).toEqual([newEmail]);
    expect(await emailsOf('course_registrations', attendee, [taken, amy.id])).toEqual([FORMER]);
    const lower = newEmail.toLowerCase();
    expect(await emailsOf('review_opt_outs', 'email = $1', [lower])).toEqual([lower]);
    expect(await emailsOf('stock_alerts', `email = any($1)`, [[FORMER, lower]])).toEqual([lower, lower]);
  });

  test.each(['alert', 'seat'] as const)(
    'neither alert nor course, where a guest gets the same %s with the new address meanwhile',
    async (kind) => {
      const courseId = await addCourse(server);
      expect((await register(server, amy, { courseId })).status).toBe(201);
      await server.call('POST', '/notify', { as: amy, body: { email: FORMER, sku: PRODUCTS.retinol } });
      await request(newEmail);
      const { forNew, forCurrent } = await tokens();
      await confirm(forNew);
      const { confirmed } = await server.db.transaction(async (tx) => {
        if (kind === 'alert') {
          await tx.query(`insert into stock_alerts (email, sku) values (lower($1), '${PRODUCTS.retinol}')`, [newEmail]);
        } else {
          await tx.query(
            `insert into course_registrations (id, course_id, email, first_name, last_name, status)
           values ($2, $2, $1, 'Gwen', 'Guest', 'registered')`,
            [newEmail, courseId],
          );
        }
        const confirmed = confirm(forCurrent);
        await expect.poll(waiting).toBe(1);
        // Not awaited before the commit that it waits for.
        return { confirmed };
      });
      const { status, body } = await confirmed;
      expect([status, body]).toEqual([200, { newEmail, isChanged: true }]);
      const { rows } = await server.db.query<{ email: string }>(
        'select email from course_registrations where course_id = $1 and user_id = $2',
        [courseId, amy.id],
      );
      expect(rows).toEqual([{ email: kind === 'seat' ? FORMER : newEmail }]);
    },
  );

  test('links to set a new password, which the former mailbox may hold, end', async () => {
    await server.call('POST', '/users/forgotPassword', { body: { email: FORMER } });
    const mail = (await server.mailsTo(FORMER)).at(-1);
    const token = new URL(mail?.data['resetUrl'] ?? '').pathname.split('/').at(-1) ?? '';
    await deliverEmails(server.app.mail, server.app.platform);
    const isValid = async () =>
      (await server.call<{ isValid: boolean }>('GET', `/users/validateToken/${token}`)).body.isValid;
    expect(await isValid()).toBe(true);
    await change();
    expect(await isValid()).toBe(false);
  });
});

test('only the person asks for, reads and cancels it', async () => {
  const jonas = await server.signIn(PEOPLE.otherClient);
  for (const method of ['GET', 'DELETE'] as const) {
    expect((await server.call(method, path(amy), { as: jonas })).status).toBe(403);
  }
  const body = { newEmail, currentPassword: PASSWORD };
  expect((await server.call('PUT', path(amy), { as: jonas, body })).status).toBe(403);
});
