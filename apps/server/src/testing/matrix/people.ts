import type { Site } from '@regen/domain';
import type { Permission } from '@regen/sdk';
import { careAccountOf } from '../../auth/care-account.ts';
import { PEOPLE } from '../shop/people.ts';
import type { TestServer } from '../test-server.ts';

/** All participants, created for one test so that they own none of the shop's data. */
export interface Person {
  key: string;
  userId: string;
  accountId: string;
  site: Site;
  permissions: readonly Permission[];
  /** Of the care team's account, like all staff. */
  isStaff: boolean;
  email: string;
  /** Is in everything private of theirs; in a response to a stranger it is a leak. */
  canary: string;
}

const SELLING: readonly Permission[] = [
  'cart:write',
  'orders:read',
  'clients:read',
  'store:write',
  'recommendations:write',
  'messages:write',
];
const ADMIN: readonly Permission[] = [
  'messages:care',
  'admin:impersonate',
  'admin:users',
  'admin:bundles',
  'admin:content',
  'admin:reviews',
  'admin:applications',
  'admin:orders',
];

interface Plan {
  site: Site;
  /** Whose account it is, when not an own one. */
  accountOf?: string;
  permissions: readonly Permission[];
  isStaff?: boolean;
}

const PLANS = {
  b2b: { site: 'b2b', permissions: SELLING },
  colleague: { site: 'b2b', accountOf: 'b2b', permissions: SELLING },
  bare: { site: 'b2b', permissions: [] },
  otherB2b: { site: 'b2b', permissions: SELLING },
  linked: { site: 'b2b', permissions: SELLING },
  client: { site: 'retail', permissions: SELLING },
  retail: { site: 'retail', permissions: SELLING },
  otherRetail: { site: 'retail', permissions: SELLING },
  school: { site: 'school', permissions: SELLING },
  otherSchool: { site: 'school', permissions: SELLING },
  adminBare: { site: 'b2b', permissions: SELLING, isStaff: true },
  admin: { site: 'b2b', permissions: [...SELLING, ...ADMIN], isStaff: true },
} as const satisfies Record<string, Plan>;

export type PersonKey = keyof typeof PLANS;
export type People = Readonly<Record<PersonKey, Person>>;

/** Which retail accounts belong to which professional: professional → client. */
const LINKS: readonly (readonly [professional: PersonKey, client: PersonKey])[] = [
  ['b2b', 'client'],
  ['linked', 'retail'],
];

const serial = (number: number) => `matrix${String(number).padStart(20, '0')}`;

export async function createPeople({ db, clock }: TestServer): Promise<People> {
  const keys = Object.keys(PLANS) as PersonKey[];
  const care = await careAccountOf(db);
  const people = Object.fromEntries(
    keys.map((key, place): [PersonKey, Person] => {
      const plan: Plan = PLANS[key];
      const account = plan.accountOf === undefined ? place : keys.indexOf(plan.accountOf as PersonKey);
      const canary = `canary${key.toLowerCase()}yranac`;
      const { site, permissions, isStaff = false } = plan;
      const ids = { userId: `usr_${serial(place)}`, accountId: isStaff ? care : `acc_${serial(account)}` };
      return [key, { key, ...ids, site, permissions, isStaff, canary, email: `${canary}@matrix.example` }];
    }),
    // Every key is there by the way it is made.
  ) as Record<PersonKey, Person>;
  const rows = keys.map((key) => {
    const { userId, accountId, site, email, permissions, canary } = people[key];
    return {
      userId,
      accountId,
      site,
      email,
      permissions,
      lastName: canary,
      accountType: { b2b: 'professional', retail: 'retail', school: 'school' }[site],
      tier: site === 'b2b' ? 1 : null,
      model: site === 'b2b' ? 'Professional' : null,
    };
  });
  await db.query(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb) as g("userId" text, "accountId" text, site text, email text,
         permissions text[], "lastName" text, "accountType" text, tier smallint, model text)),
     made as (
       insert into accounts (id, name, site, account_type, tier, discount_model, has_retail_store)
       select distinct on ("accountId") "accountId", 'House ' || right("accountId", 3), site, "accountType", tier, model, site = 'b2b'
       from given where "accountId" <> $3 order by "accountId", "userId" returning id)
     insert into users (id, account_id, email, password_hash, first_name, last_name, permissions, created_at)
     select "userId", "accountId", email, (select password_hash from users where email = '${PEOPLE.exempt}'), 'Robin', "lastName", permissions, $2 from given where exists (select from made)`,
    [JSON.stringify(rows), clock.now(), care],
  );
  // A label needs a store, and those of other people's stores are theirs.
  await db.query('update accounts set has_retail_store = true where id = $1', [care]);
  for (const [professional, client] of LINKS) {
    await db.query('insert into client_links (professional_account_id, retail_account_id) values ($1, $2)', [
      people[professional].accountId,
      people[client].accountId,
    ]);
  }
  return people;
}

/** A new session of a user: nothing that one call does to its session reaches another. */
export async function sessionOf(
  { app, browserId }: TestServer,
  { userId }: Person,
): Promise<{ jwt: string; id: string }> {
  const { jwt } = await app.platform.auth.openSession(userId, browserId);
  return { jwt, id: userId };
}

/** Linked, or one of them is the care team. */
export function mayWrite(people: People, one: Person, other: Person): boolean {
  return one.accountId !== other.accountId && (one.isStaff || other.isStaff || areLinked(people, one, other));
}

export function areLinked(people: People, one: Person, other: Person): boolean {
  return LINKS.some(([professional, client]) => {
    const pair = [people[professional].accountId, people[client].accountId];
    return pair.includes(one.accountId) && pair.includes(other.accountId) && one.accountId !== other.accountId;
  });
}
