import { APPLICATION_STATUSES, canMoveApplication } from '@regen/domain';
import type {
  Application,
  ApplicationDecision,
  ApplicationForStaff,
  ApplicationQueue,
  ErrorBody,
  Product,
  Registration,
} from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signedFiles } from '../../routes.ts';
import { applicationForm } from '../../testing/applications.ts';
import type { FormChange } from '../../testing/applications.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { PRODUCTS } from '../../testing/shop/products.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { Answer, Caller, TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let staff: { jwt: string; id: string };
let professional: { jwt: string; id: string };

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { env: { RATE_LIMIT_FACTOR: '100' }, routes: [signedFiles] });
  [staff, professional] = await Promise.all([server.signIn(PEOPLE.staff), server.signIn(PEOPLE.professional)]);
});

afterAll(() => server?.close());

const newEmail = () => `nia-${randomUUID()}@quietroom.example`;

async function apply(change: FormChange = {}, as: Caller = 'client', browserId = randomUUID()): Promise<Application> {
  const headers = { 'idempotency-key': randomUUID() };
  const body = applicationForm({ email: newEmail(), ...change });
  const answer = await server.call<Application>('POST', '/applications', { as, body, headers, browserId });
  expect(answer.status).toBe(201);
  return answer.body;
}

const list = (query = '', as: Caller = staff) =>
  server.call<ApplicationQueue>('GET', `/admin/applications?perPage=50${query}`, { as });
const read = async (applicationId: string) =>
  (await server.call<ApplicationForStaff>('GET', `/admin/applications/${applicationId}`, { as: staff })).body;

function decide<Body = ApplicationForStaff>(
  { applicationId, changedAt }: Pick<Application, 'applicationId' | 'changedAt'>,
  decision: Omit<ApplicationDecision, 'changedAt'>,
): Promise<Answer<Body>> {
  const body = { ...decision, changedAt };
  return server.call<Body>('PUT', `/admin/applications/${applicationId}`, { as: staff, body });
}

async function disabledPerson(): Promise<string> {
  const email = newEmail();
  const { id } = await register(email);
  await server.db.query('update users set disabled_at = now() where id = $1', [id]);
  return email;
}

const ACCEPT = { status: 'accepted', tier: 2, isRewardsEligible: true } as const;

async function register(email: string): Promise<{ jwt: string; id: string; accountId: string }> {
  const body = { email, password: 'willow-arch-52-lamp', firstName: 'Nia', lastName: 'Vale', acceptTerms: true };
  const { body: made } = await server.call<Registration>('POST', '/users', { body, browserId: randomUUID() });
  return { jwt: made.jwt, id: made.user.id, accountId: made.user.accountId };
}

/** As after a link that was sent to the address. */
const confirm = ({ id }: { id: string }) =>
  server.db.query('update users set email_confirmed_at = now() where id = $1', [id]);

describe('the list', () => {
  it('lists undecided applications, oldest first, and counts overdue ones', async () => {
    const [late, inTime] = [await apply(), await apply()];
    const sentAt = new Date(server.clock.now().getTime() - 10 * 86_400_000);
    await server.db.query('update applications set submitted_at = $2 where id = $1', [late.applicationId, sentAt]);
    const { body } = await list();
    const ids = body.items.map(({ applicationId }) => applicationId);
    expect(ids.indexOf(late.applicationId)).toBeLessThan(ids.indexOf(inTime.applicationId));
    expect(body.totalCount).toBe(body.waitingCount);
    expect(body.overdueCount).toBe(1);
    const listed = body.items.find(({ applicationId }) => applicationId === late.applicationId);
    expect(listed).toMatchObject({ applicantName: 'Nia Vale', submittedAt: sentAt.toISOString() });
    expect(Date.parse(listed?.dueAt ?? '')).toBeLessThan(server.clock.now().getTime());
  });

  it('finds by reference, name, business, email and license number, in any case', async () => {
    const { reference, applicationId } = await apply({ businessName: 'Halcyon 50% Skin', licenseNumber: 'ZX-7781' });
    for (const search of [reference.toLowerCase(), 'vale halcyon', '50% skin', 'zx-77']) {
      const { body } = await list(`&search=${encodeURIComponent(search)}`);
      expect([search, ...body.items.map((item) => item.applicationId)]).toEqual([search, applicationId]);
    }
    expect((await list('&search=50%25x')).body.items).toEqual([]);
  });

  it('is for staff with the permission only', async () => {
    const { applicationId } = await apply();
    for (const as of [null, 'client', professional] as const) {
      expect((await list('', as)).status).toBe(as === professional ? 403 : 401);
      const answer = await server.call('GET', `/admin/applications/${applicationId}`, { as });
      expect(answer.status).toBe(as === professional ? 403 : 401);
    }
  });
});

describe('an application', () => {
  it('shows the license, who else sent it, and earlier applications; each view is logged', async () => {
    const email = newEmail();
    await apply({ email, licenseNumber: 'SAME-1' });
    await apply({ licenseNumber: 'same-1' });
    const { applicationId } = await apply({ email: email.toUpperCase(), licenseNumber: 'SAME-1', message: 'Hello' });
    const seen = await read(applicationId);
    expect(seen).toMatchObject({
      message: 'Hello',
      account: null,
      sameLicenseCount: 1,
      licenseExpiresOn: '2099-12-31',
    });
    expect(seen.earlierApplications).toHaveLength(1);
    const file = await server.app.server.inject({ method: 'GET', url: seen.licenseUrl });
    expect([file.statusCode, file.headers['content-type'], file.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    const { rows } = await server.db.query('select action, actor_user_id from audit_log where subject_id = $1', [
      applicationId,
    ]);
    expect(rows).toEqual([{ action: 'adminGetApplication', actor_user_id: staff.id }]);
  });

  it('says whose account would become professional', async () => {
    const email = newEmail();
    const { id, accountId } = await register(email);
    const { applicationId } = await apply({ email });
    expect((await read(applicationId)).account).toEqual({
      accountId,
      accountName: 'Nia Vale',
      userId: id,
      email,
      site: 'retail',
      tier: null,
      keepsSignIn: false,
      peopleCount: 1,
    });
  });
});

describe('accepting', () => {
  it('gives a retail account the prices of the tier', async () => {
    const email = newEmail();
    const person = await register(email);
    await confirm(person);
    const price = async () =>
      (await server.call<Product>('GET', `/product/${PRODUCTS.cleanser}?userId=${person.id}`, { as: person })).body
        .price.yourPrice;
    const before = await price();
    const application = await apply({ email }, person);
    const { body } = await decide(application, ACCEPT);
    expect(body).toMatchObject({
      status: 'accepted',
      account: { accountName: 'Quiet Room Skin Studio', tier: 'Tier 2' },
    });
    const { body: user } = await server.call('GET', `/users/${person.id}`, { as: person });
    expect(user).toMatchObject({ site: 'b2b', tier: 'Tier 2', accountType: 'professional', exemptForReward: false });
    expect(await price()).toBeLessThan(before);
    const [, mail] = await server.mailsTo(email).then((mails) => mails.slice(-2));
    expect(mail).toMatchObject({ template: 'application-accepted', data: { passwordUrl: null } });
  });

  it('creates an account for an applicant without one, with a link to set the password', async () => {
    const email = newEmail();
    const application = await apply({ email });
    expect((await decide(application, { ...ACCEPT, tier: 4, isRewardsEligible: false })).status).toBe(200);
    const mail = (await server.mailsTo(email)).at(-1);
    expect(mail?.template).toBe('application-accepted');
    const url = new URL(String(mail?.data['passwordUrl']));
    const token = url.pathname.split('/').at(-1) ?? '';
    const password = 'otter-lamp-93-velvet';
    expect((await server.call('POST', `/users/resetPassword/${token}`, { body: { password } })).status).toBe(204);
    const signedIn = await server.call('POST', '/auth/users/login', { body: { email, password } });
    expect(signedIn.body).toMatchObject({ site: 'b2b', tier: 'Tier 4', exemptForReward: true });
  });

  it('gives nobody an account through an address that they have not confirmed', async () => {
    const email = newEmail();
    const stranger = await register(email);
    // Whoever registered with the address of a clinic may apply for it too.
    await decide(await apply({ email }, stranger), ACCEPT);
    expect((await server.call('GET', `/users/${stranger.id}`, { as: stranger })).status).toBe(401);
    const body = { email, password: 'willow-arch-52-lamp' };
    expect((await server.call('POST', '/auth/users/login', { body })).status).toBe(401);
    expect((await server.mailsTo(email)).at(-1)?.data['passwordUrl']).toContain('/resetPassword/');
  });

  it('ends the ties of a retail client', async () => {
    const email = newEmail();
    const person = await register(email);
    await server.db.query(
      'insert into client_links (professional_account_id, retail_account_id) select account_id, $2 from users where id = $1',
      [professional.id, person.accountId],
    );
    await decide(await apply({ email }, person), ACCEPT);
    const { rows } = await server.db.query('select from client_links where retail_account_id = $1', [person.accountId]);
    expect(rows).toEqual([]);
  });

  it('requires a tier and a choice about rewards', async () => {
    const application = await apply();
    const answer = await decide<ErrorBody>(application, { status: 'accepted', isRewardsEligible: true });
    expect([answer.status, answer.body.details?.[0]?.path]).toEqual([400, '/tier']);
    const other = await decide<ErrorBody>(application, { status: 'accepted', tier: 1 });
    expect([other.status, other.body.details?.[0]?.path]).toEqual([400, '/isRewardsEligible']);
  });

  it.each([
    ['a member of the staff', () => Promise.resolve(PEOPLE.staff), /on the staff/],
    ['a school', () => Promise.resolve(PEOPLE.school), /school account/],
    ['a person whose account is disabled', disabledPerson, /disabled/],
  ])('is refused for %s, and changes nothing', async (_who, emailOf, message) => {
    const application = await apply({ email: await emailOf() });
    const answer = await decide<ErrorBody>(application, ACCEPT);
    expect([answer.status, answer.body.code]).toEqual([409, 'application_not_acceptable']);
    expect(answer.body.message).toMatch(message);
    expect((await read(application.applicationId)).status).toBe('received');
  });

  it('is logged with whose account became professional, and what it was before', async () => {
    const email = newEmail();
    const { id, accountId } = await register(email);
    const { applicationId, changedAt } = await apply({ email });
    await decide({ applicationId, changedAt }, ACCEPT);
    const { rows } = await server.db.query(
      `select owner_user_id, data from audit_log where subject_id = $1 and action = 'adminDecideApplication'`,
      [applicationId],
    );
    const former = { accountId, site: 'retail', tier: null };
    const data = { status: 'accepted', tier: 2, isRewardsEligible: true, former, setsPassword: true };
    expect(rows).toEqual([{ owner_user_id: id, data }]);
  });
});

describe('declining', () => {
  it('tells the applicant why, and lets them apply again', async () => {
    const email = newEmail();
    const person = await register(email);
    const application = await apply({ email }, person);
    const missing = await decide<ErrorBody>(application, { status: 'declined', reason: '  ' });
    expect([missing.status, missing.body.details?.[0]?.path]).toEqual([400, '/reason']);
    const { body } = await decide(application, { status: 'declined', reason: ' The license ended in March. ' });
    expect(body).toMatchObject({ status: 'declined', reason: 'The license ended in March.' });
    expect((await server.mailsTo(email)).at(-1)).toMatchObject({
      template: 'application-declined',
      data: { reason: 'The license ended in March.' },
    });
    await apply({ email }, person);
  });
});

it('lets one of two staff members decide, and tells the other', async () => {
  const application = await apply();
  const answers = await Promise.all([
    decide<ErrorBody>(application, ACCEPT),
    decide<ErrorBody>(application, { status: 'declined', reason: 'No license.' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('application_changed');
  const { rows } = await server.db.query(
    `select from audit_log where subject_id = $1 and action = 'adminDecideApplication'`,
    [application.applicationId],
  );
  expect(rows).toHaveLength(1);
});

it('moves only as the table of moves allows, in the database as well', async () => {
  const { applicationId } = await apply();
  for (const from of APPLICATION_STATUSES) {
    for (const to of APPLICATION_STATUSES) {
      const attempt = server.db.transaction(async (tx) => {
        const set = `update applications set status = $2, reason = case $2 when 'declined' then 'no' end where id = $1`;
        // The trigger is for moves; a row may be written in any state.
        await tx.query('alter table applications disable trigger applications_move');
        await tx.query(set, [applicationId, from]);
        await tx.query('alter table applications enable trigger applications_move');
        await tx.query(set, [applicationId, to]);
        throw new Error('moved');
      });
      const isAllowed = from === to || canMoveApplication(from, to);
      await expect(attempt).rejects.toThrow(isAllowed ? 'moved' : /cannot move from/);
    }
  }
});
