import type { Operation, Parameter } from '@regen/contract';
import type { CourseRegistration } from '@regen/sdk';
import { randomBytes, randomUUID } from 'node:crypto';
import { unsubscribe } from '../../modules/notifications/links.ts';
import { unsubscribe as reviewUnsubscribe } from '../../modules/reviews/links.ts';
import { unsubscribeSignature } from '../../modules/stock-alerts/links.ts';
import { PASSWORD, PEOPLE } from '../shop/people.ts';
import { ADDRESS, CARDS } from '../shopping.ts';
import type { Person } from './people.ts';
import { applicationFields, cartOf, clientOf, registrationOf, shopperOf, withoutRegistrations } from './records.ts';
import type { FormField, KindName, World } from './records.ts';

/** What a request is built from: whose records it names, who sends it, and how to get records. */
export interface Target {
  world: World;
  owner: Person;
  caller: Person | null;
  record(kind: KindName): Promise<string>;
}

interface Plan {
  /** What a parameter of the path names, where its name and form do not say. */
  params?: Readonly<Record<string, KindName>>;
  query?: (target: Target) => Promise<Record<string, string>> | Record<string, string>;
  /** Instead of the example of the description. */
  body?: (target: Target) => Promise<object> | object;
  form?: (target: Target) => readonly FormField[];
  /** What the body names that belongs to the owner. */
  bodyNames?: readonly KindName[];
  /** Run before an allowed call, to bring about the state that it is for. */
  before?: (target: Target) => Promise<unknown>;
}

const email = () => `${randomBytes(6).toString('hex')}@guests.example`;
const address = { ...ADDRESS, line1: '1 New Street' };

async function cardToken({ world, owner }: Target): Promise<string> {
  return (await shopperOf(world, owner)).token(CARDS.good);
}

/**
 * The other side of a conversation: of the owner, or the owner for a caller linked to them. Of a school it is the care team, which cannot
 * be blocked.
 */
export function partyOf(
  { world: { people }, owner, caller }: Pick<Target, 'world' | 'owner' | 'caller'>,
  operationId = '',
): Person {
  if (owner.site === 'school' && operationId !== 'messageBlock') return people.admin;
  if (owner.accountId === people.b2b.accountId) return people.client;
  return caller?.accountId === people.linked.accountId ? owner : people.linked;
}

const withoutSeat = ({ world, owner }: Target) => withoutRegistrations(world, owner);

/** A seat of the caller, so that they find one under their own id; a guest gets the link to theirs. */
async function seatLink({ world, owner, caller }: Target): Promise<Record<string, string>> {
  if (caller) {
    if (caller !== owner) await registrationOf(world, caller);
    return {};
  }
  const response = await world.server.call<CourseRegistration>('POST', '/course/register/guest', {
    headers: { 'idempotency-key': randomUUID() },
    body: { courseId: world.courseId, firstName: 'New', lastName: 'Guest', email: email() },
  });
  return { accessToken: response.body.accessToken ?? '' };
}

const withCopy = ({ world: { server }, owner, caller }: Target) =>
  server.db.query(
    `insert into data_exports select unnest($1::text[]), $2, $2, $2::timestamptz + interval '1 day', '{}'
     on conflict (user_id) do update set collected_at = excluded.collected_at, expires_at = excluded.expires_at, content = excluded.content`,
    [[...new Set([owner.userId, ...(caller ? [caller.userId] : [])])], server.clock.now()],
  );

const withoutLabel = ({ world, owner }: Target) =>
  world.server.db.query('delete from store_labels where account_id = $1', [owner.accountId]);

const withoutApplication = ({ world, owner, caller }: Target) =>
  world.server.db.query('delete from applications where user_id = any($1)', [
    [owner.userId, ...(caller ? [caller.userId] : [])],
  ]);

/** What a change of the person or of the account is based on. */
async function changedAtOf({ world: { server }, owner }: Target, table: 'users' | 'accounts'): Promise<string> {
  const { rows } = await server.db.query<{ changedAt: Date }>(
    table === 'users'
      ? 'select updated_at as "changedAt" from users where id = $1'
      : 'select a.updated_at as "changedAt" from users u join accounts a on a.id = u.account_id where u.id = $1',
    [owner.userId],
  );
  return rows[0]?.changedAt.toISOString() ?? '';
}

const passTopic = ({ world: { school, server }, owner }: Target) =>
  server.db.query(
    'insert into lesson_passes (user_id, lesson_id) select $1, unnest($2::text[]) on conflict do nothing',
    [owner.userId, school.lessonIds],
  );

/** An order as staff have read it. */
async function deskOrder({ world, record }: Target, kind: KindName): Promise<{ changedAt: string; total: number }> {
  const { rows } = await world.server.db.query<{ changedAt: Date; cents: number }>(
    'select updated_at as "changedAt", total_cents as cents from orders where id = $1',
    [await record(kind)],
  );
  const { changedAt = world.server.clock.now(), cents = 0 } = rows[0] ?? {};
  return { changedAt: changedAt.toISOString(), total: cents / 100 };
}

const location = () => {
  const { line1, city, region, postalCode, countryCode } = address;
  return { name: 'Second room', line1, city, region, postalCode, countryCode, timezone: 'America/Denver' };
};

/** What the description cannot say about a request that works. Everything else comes from its parameters and examples. */
const PLANS: Readonly<Record<string, Plan>> = {
  sessionCreate: { body: () => ({ email: PEOPLE.exempt, password: PASSWORD }) },
  applicationCreate: { form: () => applicationFields('Professional'), before: withoutApplication },
  userRegister: {
    body: () => ({
      firstName: 'New',
      lastName: 'Person',
      email: email(),
      password: 'correct horse battery',
      acceptTerms: true,
    }),
  },
  passwordForgot: { body: () => ({ email: email() }) },
  passwordValidateToken: { params: { token: 'resetToken' } },
  passwordReset: { params: { token: 'resetToken' }, body: () => ({ password: 'three calm mornings' }) },
  dataExportDownload: { before: withCopy, body: () => ({ currentPassword: PASSWORD }) },
  accountDeletionCreate: { body: () => ({ currentPassword: PASSWORD }) },
  emailChangeCreate: { body: () => ({ newEmail: email(), currentPassword: PASSWORD }) },
  emailChangeGetLink: { params: { token: 'emailChangeToken' } },
  emailChangeConfirm: { params: { token: 'emailChangeToken' } },
  stockAlertGet: { params: { token: 'alertToken' } },
  stockAlertConfirm: { params: { token: 'alertToken' } },
  reviewCreate: { params: { orderId: 'deliveredOrder' } },
  reviewReport: { params: { reviewId: 'publishedReview' } },
  reviewUnsubscribe: {
    async body({ world, record }) {
      return { token: reviewUnsubscribe.token(world.server.app.platform.auth, await record('order')) };
    },
  },
  clientAcceptInvitation: { params: { token: 'invitationToken' } },
  productListByIds: { body: ({ world }) => ({ ids: world.skus }) },
  productSearch: { query: () => ({ search: 'cream' }) },
  contentSearch: { query: () => ({ search: 'cream' }) },
  postalPlaceList: { query: () => ({ countryCode: 'US', postalCode: '84111' }) },
  productListImages: { query: ({ world }) => ({ sku: world.skus.join(',') }) },
  stockAlertCreate: { body: ({ world }) => ({ email: email(), sku: world.skus[0] }) },
  stockAlertUnsubscribe: {
    query({ world }) {
      const sku = world.skus[0] ?? '';
      const to = 'somebody@alerts.example';
      return { email: to, sku, signature: unsubscribeSignature(world.server.app.platform.auth, to, sku) };
    },
  },
  cartUpdate: { body: ({ world }) => ({ add: [{ sku: world.skus[0], quantity: 1 }] }) },
  cartChooseFreeItem: {
    async body({ world, owner }) {
      const cart = await cartOf(world, owner);
      return { sku: cart.freeItem?.choices[0]?.sku ?? 'GM1901' };
    },
  },
  addressCreate: { body: () => ({ address }) },
  addressUpdate: {
    bodyNames: ['address'],
    body: async ({ record }) => ({ addressId: await record('address'), address }),
  },
  addressSetDefault: { bodyNames: ['address'], body: async ({ record }) => ({ addressId: await record('address') }) },
  orderPlace: {
    bodyNames: ['cartId'],
    async body({ world, owner }) {
      await cartOf(world, owner);
      return (await shopperOf(world, owner)).checkout();
    },
  },
  orderPay: {
    params: { orderId: 'unpaidOrder' },
    body: async (target) => ({ payment: { method: 'card', token: await cardToken(target) } }),
  },
  orderConfirmPayment: { body: () => ({}) },
  adminMoveOrder: {
    async body(target) {
      const { changedAt } = await deskOrder(target, 'order');
      return { state: 'packed', changedAt };
    },
  },
  adminSetTracking: {
    params: { orderId: 'deliveredOrder' },
    async body(target) {
      const { changedAt } = await deskOrder(target, 'deliveredOrder');
      return { carrier: 'UPS', trackingNumber: '1Z999AA10123456784', changedAt };
    },
  },
  adminRefundOrder: {
    async body(target) {
      const { changedAt, total } = await deskOrder(target, 'order');
      return { lines: [{ line: 1, quantity: 1, restock: true }], shipping: true, amount: total, changedAt };
    },
  },
  userAcceptTerms: {
    async body({ world: { server } }) {
      const { rows } = await server.db.query<{ version: string }>(
        'select version from terms_versions where published_at <= now() order by published_at desc limit 1',
      );
      return { version: rows[0]?.version };
    },
  },
  locationCreate: { body: location },
  locationUpdate: { body: location },
  courseRegister: { body: ({ world }) => ({ courseId: world.courseId }), before: withoutSeat },
  courseRegisterGuest: {
    body: ({ world }) => ({ courseId: world.courseId, firstName: 'New', lastName: 'Guest', email: email() }),
  },
  courseGetRegistration: { params: { courseId: 'bookedCourse' }, query: seatLink },
  courseCancelRegistration: { params: { courseId: 'bookedCourse' }, query: seatLink },
  courseConfirmPayment: { body: () => ({}) },
  clientSearch: { query: () => ({ search: 'robin' }) },
  clientCreate: { body: () => ({ firstName: 'New', lastName: 'Client', email: email() }) },
  recommendationClaim: {
    params: { id: 'bundleToken' },
    body: async ({ record }) => ({ token: await record('bundleToken') }),
  },
  recommendationCreate: {
    form: ({ world }) => [
      ['bundleName', 'Morning'],
      ['items', world.skus[0] ?? ''],
      ['items', world.skus[1] ?? ''],
    ],
  },
  recommendationUpdate: { form: () => [['bundleName', 'Noon']] },
  recommendationDeleteFile: { params: { bundleId: 'bundleWithFile' } },
  recommendationSend: {
    body: ({ world, owner }) => ({ clientIds: [clientOf(world, owner).accountId], message: 'For the evening.' }),
  },
  cartAddBundle: { body: async ({ record }) => ({ token: await record('bundleToken') }) },
  professionalDelete: { params: { accountId: 'professional' } },
  storeSearch: { query: () => ({ search: 'shop' }) },
  storeProfileUpdate: {
    body: () => ({ intro: 'Calm facials.', team: [{ name: 'Robin', role: 'Owner' }], bundleIds: [] }),
  },
  storeLabelCreate: { body: () => ({ storeLabel: `shop-${randomBytes(4).toString('hex')}` }), before: withoutLabel },
  storeLabelUpdate: {
    bodyNames: ['ownLabel'],
    body: async ({ record }) => ({
      storeLabel: await record('ownLabel'),
      newStoreLabel: `shop-${randomBytes(4).toString('hex')}`,
    }),
  },
  messageSend: { body: (target) => ({ accountId: partyOf(target).accountId, message: 'How is your skin?' }) },
  messageList: { params: { id: 'party' } },
  messageUnblock: { params: { id: 'party' } },
  messageRead: { params: { id: 'party' }, body: () => ({}) },
  messageBlock: { params: { accountId: 'party' } },
  messageSearch: { query: () => ({ search: 'between us' }) },
  messageFileGet: { params: { id: 'messageFile' } },
  lessonAnswer: { body: ({ world }) => ({ answers: world.school.answers }) },
  certificateIssue: { before: passTopic },
  promotionGet: { params: { slug: 'promotion' } },
  adminUpdateAccount: { body: async (target) => ({ tier: 1, changedAt: await changedAtOf(target, 'accounts') }) },
  // Never disabled: the owner calls again.
  adminSetPersonAccess: {
    body: async (target) => ({ isDisabled: false, changedAt: await changedAtOf(target, 'users') }),
  },
  // The description names resources that this shop does not have.
  resourceArchive: { body: () => ({ slugs: ['sheet-1', 'sheet-2'] }) },
  notificationUnsubscribe: {
    body: ({ world, owner }) => ({ token: unsubscribe.token(world.server.app.platform.auth, owner.userId) }),
  },
};

/** What a parameter of a path names. Throws with advice for one that nothing here knows. */
export function kindOf({ id }: Operation, { name, schema }: Parameter): KindName {
  const planned = PLANS[id]?.params?.[name];
  if (planned) return planned;
  const pattern = schema.pattern ?? '';
  const byName: Readonly<Record<string, KindName>> = {
    addressId: 'address',
    orderId: 'order',
    reviewId: 'review',
    applicationId: 'application',
    locationId: 'location',
    bundleId: 'bundle',
    registrationId: 'registration',
    challengeId: 'challenge',
    sku: 'sku',
    slug: 'slug',
    type: 'contentType',
    timezone: 'timezone',
    period: 'period',
    term: 'term',
    storeLabel: 'storeLabel',
    shippingMethodId: 'shippingMethod',
    courseId: 'course',
    bundleToken: 'bundleToken',
    clientId: 'client',
    userId: 'user',
    sessionId: 'session',
    lessonId: 'lesson',
    topicId: 'topic',
  };
  const known = byName[name];
  if (known) return known;
  if (pattern.includes('crt|')) return 'cart';
  if (pattern.includes('usr_')) return 'user';
  if (pattern.startsWith('^acc_')) return 'account';
  if (pattern.startsWith('^bdl_')) return 'bundle';
  throw new Error(
    `${id} has the path parameter {${name}}, which the matrix has no record for: add it to src/testing/matrix/requests.ts.`,
  );
}

export const namesInBody = (operationId: string): readonly KindName[] => PLANS[operationId]?.bodyNames ?? [];

export interface Parts {
  query: Record<string, string>;
  headers: Record<string, string>;
  body: object | undefined;
  form: readonly FormField[] | undefined;
}

/** Everything of a request but its path, such that the owner's call succeeds. */
export async function partsOf(route: Operation, target: Target): Promise<Parts> {
  const plan = PLANS[route.id];
  const isJson = route.body?.type === 'application/json';
  const body = plan?.body ? await plan.body(target) : isJson ? (route.body?.example as object | undefined) : undefined;
  const form = plan?.form?.(target);
  if (route.body && !body && !form) {
    throw new Error(
      `${route.id} takes a body and has neither an example in the description nor one in src/testing/matrix/requests.ts.`,
    );
  }
  return {
    query: (await plan?.query?.(target)) ?? {},
    headers: route.method === 'get' ? {} : { 'idempotency-key': randomUUID() },
    body,
    form,
  };
}

export async function prepare({ id }: Operation, target: Target): Promise<void> {
  await PLANS[id]?.before?.(target);
}
