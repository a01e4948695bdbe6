import type {
  AccessChange,
  AccountChange,
  CorrectedPoints,
  ErrorBody,
  Product,
  Registration,
  RewardsInfo,
  StaffPerson,
  StaffPersonPage,
  Store,
  StoreLabel,
} from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { routePlugins } from '../../routes.ts';
import { PASSWORD, PEOPLE, shopId } from '../../testing/shop/people.ts';
import { PRODUCTS } from '../../testing/shop/products.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { Answer, Caller, TestServer } from '../../testing/test-server.ts';
import { saveResetToken } from '../users/reset-tokens.ts';

type Person = Awaited<ReturnType<TestServer['signIn']>>;

let server: TestServer;
/** Another process on the same database. */
let second: TestServer;
let staff: Person;
let dora: Person;
let petra: Person;

/** Less than the minute for which pages are sent without a look at whether they still hold. */
const SOON = { timeout: 30_000 };

beforeAll(async () => {
  const env = { RATE_LIMIT_FACTOR: '100' };
  server = await createTestServer(inject('cluster'), { env, routes: routePlugins });
  second = await createTestServer(inject('cluster'), { env, routes: routePlugins, shareWith: server });
  staff = await server.signIn(PEOPLE.staff);
  dora = await server.signIn(PEOPLE.professional);
  petra = await server.signIn(PEOPLE.studio);
});

afterAll(async () => {
  await second?.close();
  await server?.close();
});

const list = async (query: string) =>
  (await server.call<StaffPersonPage>('GET', `/admin/people?perPage=50&${query}`, { as: staff })).body;
const emails = async (query: string) => (await list(query)).items.map(({ email }) => email);

const pathOf = (userId: string, part = '') => `/admin/people/${userId}${part}`;
const read = async (userId: string) => (await server.call<StaffPerson>('GET', pathOf(userId), { as: staff })).body;

async function updateAccount<Body = StaffPerson>(
  userId: string,
  change: Omit<AccountChange, 'changedAt'>,
): Promise<Answer<Body>> {
  const { account } = await read(userId);
  const body = { ...change, changedAt: account.changedAt };
  return server.call<Body>('PUT', pathOf(userId, '/account'), { as: staff, body });
}

async function setAccess<Body = StaffPerson>(
  userId: string,
  change: Omit<AccessChange, 'changedAt'>,
): Promise<Answer<Body>> {
  const body = { ...change, changedAt: (await read(userId)).changedAt };
  return server.call<Body>('PUT', pathOf(userId, '/access'), { as: staff, body });
}

const correct = <Body = CorrectedPoints>(
  userId: string,
  points: number,
  reason = 'A gift',
  key: string = randomUUID(),
) =>
  server.call<Body>('POST', pathOf(userId, '/points'), {
    as: staff,
    body: { points, reason },
    headers: { 'idempotency-key': key },
  });

async function register(): Promise<Person & { email: string }> {
  const email = `nia-${randomUUID()}@quietroom.example`;
  const body = { email, password: 'willow-arch-52-lamp', firstName: 'Nia', lastName: 'Vale', acceptTerms: true };
  const { body: made } = await server.call<Registration>('POST', '/users', { body, browserId: randomUUID() });
  return { jwt: made.jwt, id: made.user.id, accountId: made.user.accountId, email };
}

const auditOf = async (action: string, ownerUserId: string) => {
  const { rows } = await server.db.query<{ actor_email: string; subject_id: string; data: object }>(
    'select actor_email, subject_id, data from audit_log where action = $1 and owner_user_id = $2 order by id',
    [action, ownerUserId],
  );
  return rows;
};

describe('the list', () => {
  it('finds by the beginning of a name, a last name, an email, an account, and by a whole order number', async () => {
    const { rows } = await server.db.query<{ number: string }>(
      'select number from orders where user_id = $1 order by placed_at limit 1',
      [dora.id],
    );
    const number = rows[0]?.number ?? '';
    const searches = ['DORA', 'dora wins', 'Winslow', 'dora@larkc', number, number.toLowerCase(), number.slice(2)];
    for (const search of searches)
      expect([search, await emails(`search=${search}`)]).toEqual([search, [PEOPLE.professional]]);
    expect((await emails('search=lark%20skin')).toSorted()).toEqual([PEOPLE.professional, PEOPLE.colleague].toSorted());
    for (const search of ['inslow', 'R-1', 'larkclinic', '%25%25', '__', `${number}0`])
      expect([search, await emails(`search=${search}`)]).toEqual([search, []]);
  });

  it('filters by channel, tier and whether people are disabled, together with a search', async () => {
    expect(await emails('tier=4')).toEqual([PEOPLE.group]);
    expect(await emails('site=school')).toEqual([PEOPLE.school]);
    expect(await emails('tier=4&search=dora')).toEqual([]);
    expect(await emails('site=b2b&search=dora')).toEqual([PEOPLE.professional]);
    const nia = await register();
    expect(await emails('disabled=true')).toEqual([]);
    await setAccess(nia.id, { isDisabled: true, reason: 'Asked to.' });
    expect(await emails('disabled=true')).toEqual([nia.email]);
    expect(await emails(`disabled=false&search=${nia.email}`)).toEqual([]);
    expect((await list(`search=${nia.email}`)).items).toMatchObject([
      { isDisabled: true, name: 'Nia Vale', tier: null },
    ]);
  });

  it('has pages, newest first', async () => {
    const newest = await register();
    const all = await list('');
    expect(all).toMatchObject({ currentPage: 1, totalPages: 1, isTotalCapped: false, totalCount: all.items.length });
    expect(all.items[0]?.email).toBe(newest.email);
    const page = (await server.call<StaffPersonPage>('GET', '/admin/people?page=2&perPage=3', { as: staff })).body;
    expect(page.items).toEqual(all.items.slice(3, 6));
    expect((await list('page=99999')).items).toEqual([]);
  });
});

describe('a person', () => {
  it('is shown with account, colleagues, orders, points and emails, but no secrets; each view is logged', async () => {
    const before = (await auditOf('adminGetPerson', dora.id)).length;
    const seen = await read(dora.id);
    expect(seen).toMatchObject({
      firstName: 'Dora',
      email: PEOPLE.professional,
      isProtected: false,
      disabledAt: null,
      account: { accountName: 'Lark Skin Clinic', tier: 'Tier 1', site: 'b2b', hasRetailStore: true, peopleCount: 2 },
      colleagues: [{ userId: shopId('usr', 12), name: 'Ezra Wolfe', email: PEOPLE.colleague, isDisabled: false }],
    });
    expect(seen.orders.length).toBeGreaterThan(0);
    expect(seen.orderCount).toBeGreaterThanOrEqual(seen.orders.length);
    expect(seen.sessions.length).toBeGreaterThan(0);
    const { rows } = await server.db.query<{ sum: number }>(
      'select sum(points)::int from points_ledger where user_id = $1',
      [dora.id],
    );
    expect(seen.pointsBalance).toBe(rows[0]?.sum);
    expect(await auditOf('adminGetPerson', dora.id)).toHaveLength(before + 1);
    expect(seen.auditEntries[0]).toMatchObject({
      action: 'adminGetPerson',
      staffEmail: PEOPLE.staff,
      subjectId: dora.id,
    });
  });

  it('shows which emails were sent, without their content', async () => {
    const { id, email } = await register();
    await server.call('POST', '/users/forgotPassword', { body: { email } });
    expect((await read(id)).emails.map(({ state, to }) => [state, to])).toContainEqual(['waiting', email]);
    await server.db.query(
      `update mail_outbox set sent_at = case template when 'welcome' then now() end, attempts = 12 where recipient = $1`,
      [email],
    );
    const seen = await read(id);
    expect(seen.emails.map(({ state, template }) => [template, state])).toEqual([
      ['password-reset', 'failed'],
      ['welcome', 'sent'],
    ]);
    const mails = (await server.mailsTo(email)).map(({ data }) => JSON.stringify(data)).join(' ');
    const secrets = [...mails.matchAll(/resetPassword\/([\w-]+)/g)].map(([, secret = '']) => secret);
    expect(secrets).toHaveLength(1);
    for (const secret of [...secrets, 'argon2']) expect(JSON.stringify(seen)).not.toContain(secret);
  });

  it('is for staff with the permission, and only if there is such a person', async () => {
    for (const as of [null, 'client', dora] as Caller[]) {
      const expected = as === dora ? 403 : 401;
      expect((await server.call('GET', pathOf(petra.id), { as })).status).toBe(expected);
      expect((await server.call('GET', '/admin/people', { as })).status).toBe(expected);
    }
    const nobody = 'usr_00000000000000000000nobody';
    const changedAt = new Date().toISOString();
    const calls = [
      server.call('GET', pathOf(nobody), { as: staff }),
      server.call('PUT', pathOf(nobody, '/account'), { as: staff, body: { tier: 1, changedAt } }),
      server.call('PUT', pathOf(nobody, '/access'), { as: staff, body: { isDisabled: false, changedAt } }),
      correct<ErrorBody>(nobody, 5),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

describe('a change of an account', () => {
  const priceFor = async (as: Person, at = server) =>
    (await at.call<Product>('GET', `/product/${PRODUCTS.cleanser}?userId=${as.id}`, { as })).body.price.yourPrice;

  it('gives everyone in it the prices of the tier at once, in every process, and is logged with before and after', async () => {
    const ezra = await server.signIn(PEOPLE.colleague);
    const before = [await priceFor(dora), await priceFor(ezra), await priceFor(dora, second)];
    expect(new Set(before).size).toBe(1);
    const { body, status } = await updateAccount(dora.id, { tier: 3 });
    expect([status, body.account.tier]).toEqual([200, 'Tier 3']);
    const [mine, colleagues] = [await priceFor(dora), await priceFor(ezra)];
    expect(mine).toBeLessThan(before[0] ?? 0);
    expect(colleagues).toBe(mine);
    await expect.poll(() => priceFor(dora, second)).toBe(mine);
    const terms = { exemptForReward: false, hasRetailStore: true };
    expect(await auditOf('adminUpdateAccount', dora.id)).toEqual([
      {
        actor_email: PEOPLE.staff,
        subject_id: dora.accountId,
        data: { before: { ...terms, tier: 1 }, after: { ...terms, tier: 3 } },
      },
    ]);
    await updateAccount(dora.id, { tier: 1 });
  });

  it('excludes an account from rewards, and lets it back in', async () => {
    const canUse = async () =>
      (await server.call<RewardsInfo>('GET', `/users/${petra.id}/rewards/info/UTC`, { as: petra })).body.canUse;
    expect(await canUse()).toBe(true);
    await updateAccount(petra.id, { exemptForReward: true });
    expect(await canUse()).toBe(false);
    await updateAccount(petra.id, { exemptForReward: false });
    expect(await canUse()).toBe(true);
  });

  it('turns the store page on and off, even if it was rendered before; label and profile are kept', async () => {
    const label = 'rosen-dermal';
    const path = `/accounts/${petra.accountId}/storeLabels`;
    await server.call<StoreLabel>('POST', path, { as: petra, body: { storeLabel: label } });
    const store = () => server.call<Store>('GET', `/users/storeLabel/${label}`);
    const pages = async () => {
      const open = (at: TestServer) => at.inject({ url: `/store/${label}`, headers: { accept: 'text/html' } });
      return [(await open(server)).status, (await open(second)).status];
    };
    expect([(await store()).status, await pages()]).toEqual([404, [404, 404]]);
    const { body } = await updateAccount(petra.id, { hasRetailStore: true });
    expect(body.account).toMatchObject({ storeLabel: label, storeUrl: `http://store.test/store/${label}` });
    expect((await store()).body).toMatchObject({ accountName: 'Rosen Dermal Studio' });
    await expect.poll(pages, SOON).toEqual([200, 200]);
    const { body: without } = await updateAccount(petra.id, { hasRetailStore: false });
    expect(without.account).toMatchObject({ storeLabel: label, storeUrl: null, hasRetailStore: false });
    expect((await store()).status).toBe(404);
    await expect.poll(pages, SOON).toEqual([404, 404]);
  });

  it('is for professional accounts', async () => {
    const nia = await register();
    for (const change of [{ tier: 1 }, { hasRetailStore: true }, { exemptForReward: true }]) {
      const { body, status } = await updateAccount<ErrorBody>(nia.id, change);
      expect([status, body.code]).toEqual([409, 'account_not_professional']);
    }
    expect((await updateAccount<ErrorBody>(staff.id, { tier: 1 })).body.code).toBe('account_not_professional');
  });

  it('refuses fields that it does not know, and values out of range', async () => {
    const { changedAt } = (await read(petra.id)).account;
    const bodies = [
      { changedAt },
      { tier: 5, changedAt },
      { tier: null, changedAt },
      { tier: 1 },
      { site: 'b2b', changedAt },
    ];
    for (const body of bodies) {
      const { status } = await server.call('PUT', pathOf(petra.id, '/account'), { as: staff, body });
      expect([body, status]).toEqual([body, 400]);
    }
  });

  it('made by two staff members at once succeeds for the first and is refused for the second', async () => {
    const { changedAt } = (await read(petra.id)).account;
    const change = (tier: number) =>
      server.call<ErrorBody>('PUT', pathOf(petra.id, '/account'), { as: staff, body: { tier, changedAt } });
    const answers = await Promise.all([change(1), change(4)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('person_changed');
    await updateAccount(petra.id, { tier: 3 });
  });
});

describe('access', () => {
  it('ends together with all sessions at once, in every process; sign-in and password resets fail until it is given back', async () => {
    const nia = await register();
    const token = randomUUID();
    await saveResetToken(server.db, token, nia.id, { now: server.clock.now() });
    const account = (at: TestServer) => at.call('GET', '/account', { as: nia });
    expect([(await account(server)).status, (await account(second)).status]).toEqual([200, 200]);
    const { body } = await setAccess(nia.id, { isDisabled: true, reason: ' Sold the clinic. ' });
    expect(body).toMatchObject({ disabledReason: 'Sold the clinic.', sessions: [] });
    expect((await account(server)).body.code).toBe('session_revoked');
    await expect.poll(async () => (await account(second)).body.code).toBe('session_revoked');
    const credentials = { email: nia.email, password: 'willow-arch-52-lamp' };
    const signIn = async () => (await server.call('POST', '/auth/users/login', { body: credentials })).status;
    expect(await signIn()).toBe(401);
    const reset = () =>
      server.call('POST', `/users/resetPassword/${token}`, { body: { password: 'otter-lamp-93-velvet' } });
    expect((await reset()).body.code).toBe('reset_token_invalid');
    const { body: enabled } = await setAccess(nia.id, { isDisabled: false });
    expect(enabled).toMatchObject({ disabledAt: null, disabledReason: null });
    expect(await signIn()).toBe(200);
    expect((await account(server)).body.code).toBe('session_revoked');
    const changes = (await auditOf('adminSetPersonAccess', nia.id)).map(({ data, actor_email }) => [actor_email, data]);
    const [on, off] = [{ isDisabled: false }, { isDisabled: true }];
    expect(changes).toEqual([
      [PEOPLE.staff, { before: on, after: off }],
      [PEOPLE.staff, { before: off, after: on }],
    ]);
  });

  it('needs a reason to end', async () => {
    const { body, status } = await setAccess<ErrorBody>(dora.id, { isDisabled: true, reason: '  ' });
    expect([status, body.details?.[0]?.path]).toEqual([400, '/reason']);
  });

  it('can’t be taken from oneself or from staff who manage people', async () => {
    const own = await setAccess<ErrorBody>(staff.id, { isDisabled: true, reason: 'A try.' });
    expect([own.status, own.body.code, own.body.message]).toEqual([
      409,
      'person_protected',
      "You can't disable yourself. Ask another staff member.",
    ]);
    await server.db.query(`update users set permissions = permissions || '{admin:users}' where id = $1`, [petra.id]);
    expect((await read(petra.id)).isProtected).toBe(true);
    const other = await setAccess<ErrorBody>(petra.id, { isDisabled: true, reason: 'A try.' });
    expect([other.status, other.body.code]).toEqual([409, 'person_protected']);
    expect((await server.call('GET', '/account', { as: petra })).status).toBe(200);
    await server.db.query(`update users set permissions = array_remove(permissions, 'admin:users') where id = $1`, [
      petra.id,
    ]);
    expect((await read(petra.id)).isProtected).toBe(false);
  });

  it('changed by two staff members at once takes the first change and refuses the second', async () => {
    const nia = await register();
    const { changedAt } = await read(nia.id);
    const body = { isDisabled: true, reason: 'Asked to.', changedAt };
    const disable = () => server.call<ErrorBody>('PUT', pathOf(nia.id, '/access'), { as: staff, body });
    expect((await Promise.all([disable(), disable()])).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await auditOf('adminSetPersonAccess', nia.id)).toHaveLength(1);
  });
});

describe('a correction of points', () => {
  const rewards = async () =>
    (await server.call<RewardsInfo>('GET', `/users/${petra.id}/rewards/info/UTC`, { as: petra })).body;

  it('changes the balance, and the person reads why', async () => {
    const { balance } = await rewards();
    const { body } = await correct(petra.id, 250, ' Points for a phone order ');
    expect(body).toEqual({ balance: balance + 250 });
    const after = await rewards();
    expect(after.balance).toBe(balance + 250);
    expect(after.entries.items[0]).toMatchObject({
      kind: 'adjusted',
      points: 250,
      note: 'Points for a phone order',
    });
    expect((await read(petra.id)).pointsEntries[0]).toMatchObject({ kind: 'adjusted', points: 250 });
    const [entry] = await auditOf('adminCorrectPoints', petra.id);
    expect(entry).toMatchObject({
      actor_email: PEOPLE.staff,
      subject_id: after.entries.items[0]?.id,
      data: { before: balance, after: balance + 250 },
    });
  });

  it('never makes the balance negative, even when several come at once', async () => {
    const { balance } = await rewards();
    const { body, status } = await correct<ErrorBody>(petra.id, -balance - 1);
    expect([status, body.code]).toEqual([422, 'points_insufficient']);
    expect(body.message).toContain(`has ${balance} points`);
    const answers = await Promise.all(Array.from({ length: 4 }, () => correct(petra.id, -balance)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422, 422, 422]);
    expect((await rewards()).balance).toBe(0);
  });

  it('is made once for each key', async () => {
    const key = randomUUID();
    const answers = await Promise.all([correct(petra.id, 40, 'A gift', key), correct(petra.id, 40, 'A gift', key)]);
    expect(answers.map(({ body }) => body)).toEqual([{ balance: 40 }, { balance: 40 }]);
    expect((await correct<ErrorBody>(petra.id, 41, 'A gift', key)).body.code).toBe('idempotency_key_reuse');
    const body = { points: 1, reason: 'Without a key' };
    expect((await server.call('POST', pathOf(petra.id, '/points'), { as: staff, body })).status).toBe(400);
    expect((await rewards()).balance).toBe(40);
  });

  it('needs points, a reason and a professional account', async () => {
    const zero = await correct<ErrorBody>(petra.id, 0);
    expect([zero.status, zero.body.details?.[0]?.path]).toEqual([400, '/points']);
    expect((await correct<ErrorBody>(petra.id, 5, ' ')).status).toBe(400);
    expect((await correct<ErrorBody>(petra.id, 1.5)).status).toBe(400);
    expect((await correct<ErrorBody>((await register()).id, 5)).body.code).toBe('account_not_professional');
  });
});

it('keeps the reason only as long as the person is disabled', async () => {
  const update = server.db.query(`update users set disabled_reason = 'None' where id = $1`, [dora.id]);
  await expect(update).rejects.toMatchObject({ constraint: 'users_reason_of_disabled' });
  expect(
    (await server.call('POST', '/auth/users/login', { body: { email: PEOPLE.professional, password: PASSWORD } }))
      .status,
  ).toBe(200);
});
