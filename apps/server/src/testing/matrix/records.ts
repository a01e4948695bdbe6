import { lesson } from '@regen/content-sdk/models';
import type { Bundle, Cart, CourseRegistration, ErrorBody, MessageUpload, Order } from '@regen/sdk';
import { randomBytes, randomUUID } from 'node:crypto';
import { DEFAULT_CLIENT_KEY } from '../../config.ts';
import { lessonIdsOf, readOutline } from '../../modules/lessons/outline.ts';
import { confirmToken } from '../../modules/stock-alerts/links.ts';
import { saveEmailChange } from '../../modules/users/email-changes.ts';
import { hashOf, RESET_MINUTES } from '../../modules/users/reset-tokens.ts';
import { entry } from '../content-space.ts';
import { bringOrder } from '../order-states.ts';
import { ADDRESS, CARDS, plentifulSkus, Shopper } from '../shopping.ts';
import type { Answer, TestServer } from '../test-server.ts';
import { sessionOf } from './people.ts';
import type { People, Person } from './people.ts';

export type FormField = readonly [name: string, value: string, fileName?: string, type?: string];

/** A form as bytes, for `inject`. */
export function formOf(fields: readonly FormField[]): {
  payload: Buffer;
  headers: Record<string, string>;
} {
  const boundary = 'matrix-boundary-7d1a';
  const parts = fields.map(([name, value, fileName, type]) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: ${type}`;
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  });
  return {
    payload: Buffer.from(`${parts.join('')}--${boundary}--\r\n`),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Who can open a record: its owner's user, its owner's account, its holder, or everyone. */
export type Opens = 'person' | 'account' | 'holder' | 'everybody';

export interface Kind {
  opens: Opens;
  /** Makes one that belongs to the person, with their canary wherever text is kept. */
  make(world: World, owner: Person): Promise<string> | string;
}

export interface World {
  server: TestServer;
  people: People;
  /** SKUs that everyone may buy. */
  skus: readonly string[];
  courseId: string;
  slug: string;
  school: School;
}

const PROMOTION = 'for-every-channel';

/** The shop's own promotion is not for schools. */
async function publishPromotion({ app }: TestServer): Promise<void> {
  const text = { nodeType: 'document', data: {}, content: [] };
  const draft = entry('promotion', PROMOTION, {
    title: 'For every channel',
    slug: PROMOTION,
    summary: 'Two days.',
    startsAt: '2026-12-01T07:00:00Z',
    endsAt: '2026-12-03T07:00:00Z',
    zone: 'America/Denver',
    body: text,
    afterBody: text,
    days: [],
    audiences: ['web', 'retail', 'b2b', 'school'],
  });
  const { contentStore } = app.services;
  await contentStore.saveDraft(draft);
  await contentStore.publish(draft);
}

/** A topic of the school, and one of its lessons with the right answers. */
interface School {
  topicId: string;
  lessonIds: readonly string[];
  lessonId: string;
  answers: readonly number[];
}

async function readSchool({ app }: TestServer): Promise<School> {
  const reader = app.services.content.reader('school');
  const [topic] = await readOutline(reader);
  const [first] = (await reader.list(lesson, { perPage: 1 })).items;
  if (!topic || !first) throw new Error('The shop has no lessons.');
  const answers = first.checks.map(({ right }) => right);
  return { topicId: topic.id, lessonIds: lessonIdsOf(topic), lessonId: first.id, answers };
}

const COURSE = 'VIR-MATRIX';

export async function createWorld(server: TestServer, people: People): Promise<World> {
  const skus = await plentifulSkus(server, 4);
  await server.db.query('update stock set on_hand = 10000000 where sku = any($1)', [skus]);
  await server.db.query(
    `insert into courses (id, title, category, format, starts_at, ends_at, timezone, capacity, is_open_to_guests, sites)
     values ($1, 'A class for everybody', 'Virtual Classes', 'online', $2::timestamptz + interval '30 days',
       $2::timestamptz + interval '31 days', 'America/Denver', 100000, true, '{b2b,retail,school}')`,
    [COURSE, server.clock.now()],
  );
  // Before content is read for the first time, so that it is among it.
  await publishPromotion(server);
  return { server, people, skus, courseId: COURSE, slug: 'about', school: await readSchool(server) };
}

/** What an owner without access gets instead of a record: a valid name that nothing has. */
const nothing = (prefix: string) => `${prefix}_${'0'.repeat(26)}`;

/** Who can have bundles, clients and a store. */
const isSeller = ({ site, permissions }: Person) => site === 'b2b' && permissions.length > 0;

function made<T>(answer: Answer<T | ErrorBody>, what: string): T {
  if (answer.status >= 200 && answer.status < 300) return answer.body as T;
  throw new Error(`The matrix could not make ${what}: ${answer.status} ${answer.text}`);
}

export async function shopperOf({ server }: World, owner: Person): Promise<Shopper> {
  return new Shopper(server, await sessionOf(server, owner));
}

export async function cartOf(world: World, owner: Person): Promise<Cart> {
  const shopper = await shopperOf(world, owner);
  const destination = { countryCode: 'US', region: 'UT', postalCode: '84111' };
  const items = world.skus.map((sku) => ({ sku, quantity: 5 }));
  return made(await shopper.put({ items, destination }), 'a cart');
}

async function orderOf(world: World, owner: Person, card: string = CARDS.good): Promise<Order> {
  const shopper = await shopperOf(world, owner);
  await shopper.put({ items: [{ sku: world.skus[0], quantity: 1 }] });
  const address = { ...ADDRESS, lastName: owner.canary, line1: `12 ${owner.canary} Street` };
  const checkout = await shopper.checkout(card, { email: owner.email, shippingAddress: address });
  if (card !== CARDS.declined) return made(await shopper.order(checkout), 'an order');
  const declined = await shopper.order<{ order: Order }>(checkout);
  return declined.body.order;
}

async function deliveredOrder(world: World, owner: Person): Promise<string> {
  const { id } = await orderOf(world, owner);
  await bringOrder(world.server.db, id, 'delivered');
  return id;
}

async function reviewOf(world: World, owner: Person, text: string): Promise<string> {
  const orderId = await deliveredOrder(world, owner);
  const body = { line: 1, rating: 4, text: `Calm skin, says ${text}` };
  const path = `/order/${orderId}/reviews`;
  const { reviewId } = await post<{ reviewId: string }>(world, owner, path, body, 'a review');
  // As the example of a decision names it.
  await world.server.db.query('update reviews set submitted_at = $2 where id = $1', [
    reviewId,
    '2026-11-20T09:30:00.000Z',
  ]);
  return reviewId;
}

const PDF = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
  '',
].join('\n');

export const applicationFields = (lastName: string): readonly FormField[] => [
  ['firstName', 'New'],
  ['lastName', lastName],
  ['email', `${randomBytes(6).toString('hex')}@guests.example`],
  ['phone', '+1 801 555 0110'],
  ['profession', 'esthetician'],
  ['businessName', 'Quiet Room'],
  ['businessType', 'solo'],
  ['line1', '1 New Street'],
  ['city', ADDRESS.city],
  ['countryCode', 'US'],
  ['licenseNumber', 'EST-204518'],
  ['licenseAuthority', 'Utah'],
  ['licenseExpiresOn', '2099-12-31'],
  ['acceptTerms', 'true'],
  ['license', PDF, 'license.pdf', 'application/pdf'],
];

/** A visitor's, who has the owner's canary as a name. */
async function applicationOf({ server }: World, owner: Person): Promise<string> {
  const form = formOf(applicationFields(owner.canary));
  const answer = await server.inject<{ reference: string }>({
    method: 'POST',
    url: '/api/v1/regen/applications',
    headers: {
      authorization: `Basic ${btoa(`${DEFAULT_CLIENT_KEY}:`)}`,
      'browser-id': randomUUID(),
      'idempotency-key': randomUUID(),
      ...form.headers,
    },
    payload: form.payload,
  });
  const { reference } = made(answer, 'an application');
  // As the example of a decision names it.
  const { rows } = await server.db.query<{ id: string }>(
    'update applications set changed_at = $2 where reference = $1 returning id',
    [reference, '2026-11-21T17:04:10.000Z'],
  );
  return rows[0]?.id ?? '';
}

async function bundleOf(world: World, owner: Person, text: string, hasFile = false): Promise<Bundle> {
  const { server, skus } = world;
  // A professional keeps so many; the last ones are enough here.
  await server.db.query(
    `delete from bundles where user_id = $1 and id not in
       (select id from bundles where user_id = $1 order by created_at desc, id desc limit 100)`,
    [owner.userId],
  );
  const { jwt } = await sessionOf(server, owner);
  const form = formOf([
    ['bundleName', `Evening ${text}`],
    ['items', skus[0] ?? ''],
    hasFile ? ['file', PDF, 'evening.pdf', 'application/pdf'] : ['instructions', `Gently ${text}`],
  ]);
  const answer = await server.inject<Bundle>({
    method: 'POST',
    url: `/api/v1/regen/recommendations/${owner.userId}`,
    headers: { authorization: `Bearer ${jwt}`, 'browser-id': server.browserId, ...form.headers },
    payload: form.payload,
  });
  return made(answer, 'a bundle');
}

/** A list holds so many records; one is enough here. */
async function emptied({ server }: World, table: 'addresses' | 'locations', { userId, accountId }: Person) {
  const column = table === 'addresses' ? 'user_id' : 'account_id';
  await server.db.query(`delete from ${table} where ${column} = $1`, [table === 'addresses' ? userId : accountId]);
}

async function post<T>({ server }: World, owner: Person, path: string, body: object, what: string): Promise<T> {
  const as = await sessionOf(server, owner);
  const headers = { 'idempotency-key': randomUUID() };
  return made(await server.call<T>('POST', path, { as, body, headers }), what);
}

export const clientOf = ({ people }: World, owner: Person): Person =>
  owner.accountId === people.b2b.accountId ? people.client : owner;

/** Every kind of thing that a parameter of a path or a field of a body can name. */
export const KINDS = {
  user: { opens: 'person', make: (_world, owner) => owner.userId },
  account: { opens: 'account', make: (_world, owner) => owner.accountId },
  /** The person, once their cart is full enough for a free item and knows where it goes. */
  cart: {
    opens: 'person',
    async make(world, owner) {
      await cartOf(world, owner);
      return owner.userId;
    },
  },
  cartId: { opens: 'person', make: async (world, owner) => (await cartOf(world, owner)).id ?? '' },
  /** The account on the other side of a conversation; it depends on who calls, see `partyOf`. */
  party: {
    opens: 'everybody',
    make: (world, owner) => world.people[owner.site === 'b2b' ? 'client' : 'linked'].accountId,
  },
  client: { opens: 'account', make: (world, owner) => clientOf(world, owner).accountId },
  /** A professional whose client the owner is, and nobody else. */
  professional: {
    opens: 'person',
    async make({ server }, owner) {
      if (owner.site !== 'retail') return nothing('acc');
      const id = `acc_${randomBytes(13).toString('hex')}`;
      await server.db.query(
        `insert into accounts (id, name, site, account_type) values ($1, 'Quiet Room', 'b2b', 'professional')`,
        [id],
      );
      await server.db.query('insert into client_links values ($1, $2)', [id, owner.accountId]);
      return id;
    },
  },
  address: {
    opens: 'person',
    async make(world, owner) {
      await emptied(world, 'addresses', owner);
      const address = { ...ADDRESS, lastName: owner.canary, line1: `9 ${owner.canary} Road` };
      const path = `/users/address/${owner.userId}`;
      return (await post<{ id: string }>(world, owner, path, { address }, 'an address')).id;
    },
  },
  /** One more session, on another device. */
  session: {
    opens: 'person',
    async make({ server }, owner) {
      const { sessionId } = await server.app.platform.auth.openSession(owner.userId, server.browserId);
      return sessionId;
    },
  },
  location: {
    opens: 'person',
    async make(world, owner) {
      if (owner.site === 'retail') return nothing('loc');
      await emptied(world, 'locations', owner);
      const { line1, city, region, postalCode, countryCode } = ADDRESS;
      const body = { name: owner.canary, line1, city, region, postalCode, countryCode, timezone: 'America/Denver' };
      return (await post<{ id: string }>(world, owner, `/users/${owner.userId}/locations`, body, 'a location')).id;
    },
  },
  order: { opens: 'person', make: async (world, owner) => (await orderOf(world, owner)).id },
  unpaidOrder: { opens: 'person', make: async (world, owner) => (await orderOf(world, owner, CARDS.declined)).id },
  deliveredOrder: { opens: 'person', make: deliveredOrder },
  /** Waits for staff, so that only its writer and staff see it. */
  review: { opens: 'person', make: (world, owner) => reviewOf(world, owner, owner.canary) },
  /** With nothing private, because everybody reads it. */
  publishedReview: {
    opens: 'everybody',
    async make(world, owner) {
      const reviewId = await reviewOf(world, owner, 'calm');
      await world.server.db.query(`update reviews set state = 'published', published_at = now() where id = $1`, [
        reviewId,
      ]);
      return reviewId;
    },
  },
  /** With the data of its applicant, for staff alone. */
  application: { opens: 'person', make: applicationOf },
  challenge: {
    opens: 'holder',
    async make(world, owner) {
      const order = await orderOf(world, owner, CARDS.challenge);
      return /"challengeId":"([^"]+)"/.exec(JSON.stringify(order))?.[1] ?? '';
    },
  },
  course: { opens: 'everybody', make: ({ courseId }) => courseId },
  /** The course, once the person has a seat in it. */
  bookedCourse: {
    opens: 'everybody',
    async make(world, owner) {
      await registrationOf(world, owner);
      return world.courseId;
    },
  },
  registration: { opens: 'person', make: async (world, owner) => (await registrationOf(world, owner)).registrationId },
  bundle: {
    opens: 'person',
    make: async (world, owner) =>
      isSeller(owner) ? (await bundleOf(world, owner, owner.canary)).bundleId : nothing('bdl'),
  },
  bundleWithFile: {
    opens: 'person',
    make: async (world, owner) =>
      isSeller(owner) ? (await bundleOf(world, owner, owner.canary, true)).bundleId : nothing('bdl'),
  },
  /** Of a bundle with nothing private, because it is open to the holder of the link. */
  bundleToken: {
    opens: 'holder',
    make: async (world, owner) =>
      (await bundleOf(world, isSeller(owner) ? owner : world.people.linked, 'calm')).bundleToken,
  },
  resetToken: {
    opens: 'holder',
    async make({ server }, owner) {
      const token = randomBytes(24).toString('base64url');
      const now = server.clock.now();
      await server.db.query('insert into password_reset_tokens values ($1, $2, $3, $4)', [
        hashOf(token),
        owner.userId,
        now,
        new Date(now.getTime() + RESET_MINUTES * 60_000),
      ]);
      return token;
    },
  },
  emailChangeToken: {
    opens: 'holder',
    async make({ server }, owner) {
      const [newToken, currentToken] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')];
      // With no user's address: the link shows it to its holder.
      const change = { userId: owner.userId, newEmail: `${owner.key}@changes.example`, newToken, currentToken };
      await server.db.transaction((tx) => saveEmailChange(tx, change, server.clock.now()));
      return newToken;
    },
  },
  alertToken: {
    opens: 'holder',
    async make(world, owner) {
      const { server, skus } = world;
      // With no user's address: the link shows it to its holder.
      const email = `${owner.key}@alerts.example`;
      await post(world, owner, '/notify', { email, sku: skus[1] }, 'a stock alert');
      const { rows } = await server.db.query<{ id: string }>(
        'select id from stock_alerts where lower(email) = lower($1) order by created_at desc limit 1',
        [email],
      );
      return confirmToken(server.app.platform.auth, rows[0]?.id ?? '');
    },
  },
  invitationToken: {
    opens: 'holder',
    async make(world, owner) {
      const inviter = isSeller(owner) ? owner : world.people.linked;
      const email = `${randomBytes(6).toString('hex')}@guests.example`;
      const body = { firstName: 'New', lastName: 'Client', email };
      await post(world, inviter, '/client', body, 'an invitation');
      const [mail] = await world.server.mailsTo(email);
      return (
        /([A-Za-z0-9_-]{20,})$/.exec(
          Object.values(mail?.data ?? {}).find((text) => text.startsWith('http')) ?? '',
        )?.[1] ?? ''
      );
    },
  },
  storeLabel: { opens: 'everybody', make: (world, owner) => labelOf(world, owner) },
  ownLabel: { opens: 'account', make: (world, owner) => labelOf(world, owner) },
  message: {
    opens: 'account',
    async make(world, owner) {
      const partner = world.people[owner.accountId === world.people.b2b.accountId ? 'client' : 'linked'];
      if (owner.site === 'school' || owner.permissions.length === 0) return nothing('msg');
      const body = { accountId: partner.accountId, message: `Between us: ${owner.canary}` };
      return (await post<{ messageId: string }>(world, owner, '/messageCenter/send', body, 'a message')).messageId;
    },
  },
  messageFile: {
    opens: 'person',
    async make({ server }, owner) {
      if (!owner.permissions.includes('messages:write')) return nothing('upl');
      const { jwt } = await sessionOf(server, owner);
      const answer = await server.inject<MessageUpload>({
        method: 'POST',
        url: '/api/v1/uploads/messageFiles',
        headers: { authorization: `Bearer ${jwt}`, 'browser-id': server.browserId },
        payload: { name: `${owner.canary}.pdf`, contentType: 'application/pdf', size: 100 },
      });
      return made(answer, 'a file').attachmentId;
    },
  },
  sku: { opens: 'everybody', make: ({ skus }) => skus[1] ?? '' },
  slug: { opens: 'everybody', make: ({ slug }) => slug },
  lesson: { opens: 'everybody', make: ({ school }) => school.lessonId },
  topic: { opens: 'everybody', make: ({ school }) => school.topicId },
  promotion: { opens: 'everybody', make: () => PROMOTION },
  contentType: { opens: 'everybody', make: () => 'page' },
  timezone: { opens: 'everybody', make: () => 'America/Denver' },
  period: { opens: 'everybody', make: () => 'month' },
  term: { opens: 'everybody', make: () => 'evening' },
  shippingMethod: { opens: 'everybody', make: () => 'ground' },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

/** As if the person had never taken a seat. */
export async function withoutRegistrations({ server }: World, { userId }: Pick<Person, 'userId'>): Promise<void> {
  const ids = 'select id from course_registrations where user_id = $1';
  await server.db.query(`delete from payments where registration_id in (${ids})`, [userId]);
  await server.db.query('delete from course_registrations where user_id = $1', [userId]);
}

export async function registrationOf(world: World, owner: Person): Promise<CourseRegistration> {
  const { courseId } = world;
  // One seat each: a caller who has one returns it first.
  await withoutRegistrations(world, owner);
  const path = `/course/register/${owner.userId}`;
  return post<CourseRegistration>(world, owner, path, { courseId }, 'a registration');
}

/** The label of a seller’s store; for others that of another owner. */
async function labelOf(world: World, person: Person): Promise<string> {
  const owner = isSeller(person) ? person : world.people.adminBare;
  const label = `shop-${owner.key.toLowerCase()}`;
  await world.server.db.query('delete from store_labels where account_id = $1', [owner.accountId]);
  await post(world, owner, `/accounts/${owner.accountId}/storeLabels`, { storeLabel: label }, 'a store label');
  return label;
}
