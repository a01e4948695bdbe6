import { tierName } from '@regen/domain';
import type { Site } from '@regen/domain';
import type { Account, Permission, User } from '@regen/sdk';
import { EVERYBODY } from '../../auth/permissions.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { TERMS_STATE } from './terms.ts';

interface UserRow {
  id: string;
  account_id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  country_code: string;
  sms_opt_in: boolean;
  self_sign_up: boolean;
  permissions: Permission[];
  site: Site;
  account_type: User['accountType'];
  discount_model: string | null;
  tier: number | null;
  rewards_tier: string | null;
  exempt_for_reward: boolean;
  has_retail_store: boolean;
}

const COLUMNS = `u.id, u.account_id, u.email, u.first_name, u.last_name, u.phone, u.country_code, u.sms_opt_in, u.self_sign_up,
  u.permissions, a.site, a.account_type, a.discount_model, a.tier, a.rewards_tier, a.exempt_for_reward, a.has_retail_store`;
const FROM = 'from users u join accounts a on a.id = u.account_id';

function toUser(row: UserRow): User {
  return {
    id: row.id,
    accountId: row.account_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    accountType: row.account_type,
    rewardsTier: row.rewards_tier,
    smsOptIn: row.sms_opt_in,
    site: row.site,
    countryCode: row.country_code,
    selfSignUp: row.self_sign_up,
    discountModel: row.discount_model,
    tier: tierName(row.tier),
    exemptForReward: row.exempt_for_reward,
    hasRetailStore: row.has_retail_store,
    permissions: row.permissions,
  };
}

export async function findUser(db: Queryable, id: string): Promise<User | null> {
  const { rows } = await db.query<UserRow>(
    { name: 'user-by-id', text: `select ${COLUMNS} ${FROM} where u.id = $1 and u.disabled_at is null` },
    [id],
  );
  return rows[0] ? toUser(rows[0]) : null;
}

/** For signing in: the person and the hash to compare with. Emails are compared without case. */
export async function findCredentials(
  db: Queryable,
  email: string,
): Promise<{ user: User; passwordHash: string } | null> {
  const { rows } = await db.query<UserRow & { password_hash: string }>(
    {
      name: 'user-by-email',
      text: `select ${COLUMNS}, u.password_hash ${FROM} where lower(u.email) = lower($1) and u.disabled_at is null`,
    },
    [email],
  );
  return rows[0] ? { user: toUser(rows[0]), passwordHash: rows[0].password_hash } : null;
}

export async function findAccountName(db: Queryable, accountId: string): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>('select name from accounts where id = $1', [accountId]);
  return rows[0]?.name ?? null;
}

export async function findPasswordHash(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await db.query<{ password_hash: string }>('select password_hash from users where id = $1', [userId]);
  return rows[0]?.password_hash ?? null;
}

/** The same, in a transaction that a change of the password waits for. */
export async function lockPasswordHash(tx: Tx, userId: string): Promise<string | null> {
  const { rows } = await tx.query<{ password_hash: string }>(
    'select password_hash from users where id = $1 for update',
    [userId],
  );
  return rows[0]?.password_hash ?? null;
}

export async function setPasswordHash(db: Queryable, userId: string, hash: string, now: Date): Promise<void> {
  await db.query('update users set password_hash = $2, updated_at = $3 where id = $1', [userId, hash, now]);
}

/** Their address is read by them: they have opened a link that was sent to it. */
export async function confirmEmail(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.query('update users set email_confirmed_at = coalesce(email_confirmed_at, $2) where id = $1', [userId, now]);
}

interface AccountRow extends UserRow {
  account_name: string;
  is_gaming_bar_on: boolean;
  terms_version: string | null;
  accepted_version: string | null;
  terms_accepted_at: Date | null;
  rewards_accepted_at: Date | null;
}

/** The account with its users, the requesting user first, and what that user accepted and chose. */
export async function findAccount(
  db: Queryable,
  { accountId, userId, hasTermsText, now }: { accountId: string; userId: string; hasTermsText: boolean; now: Date },
): Promise<Account | null> {
  const { rows } = await db.query<AccountRow>(
    {
      name: 'account-users',
      text: `select ${COLUMNS}, a.name as account_name, u.is_gaming_bar_on, t.current_version as terms_version,
               t.accepted_version, t.accepted_at as terms_accepted_at,
               (select accepted_at from rewards_acceptances where user_id = $2) as rewards_accepted_at
             ${FROM} cross join (${TERMS_STATE}) t
             where u.account_id = $1 and u.disabled_at is null
             order by (u.id = $2) desc, u.created_at, u.id limit 100`,
    },
    [accountId, userId, now],
  );
  const [first] = rows;
  if (!first) return null;
  if (first.terms_version === null) throw new Error('No version of the terms has been published by now.');
  return {
    accountId,
    accountName: first.account_name,
    users: rows.map(toUser),
    terms: {
      version: first.terms_version,
      acceptedVersion: first.accepted_version,
      acceptedAt: first.terms_accepted_at?.toISOString() ?? null,
      isAcceptanceDue: hasTermsText && first.accepted_version !== first.terms_version,
    },
    rewardsAcceptedAt: first.rewards_accepted_at?.toISOString() ?? null,
    isGamingBarOn: first.is_gaming_bar_on,
  };
}

export async function setName(
  db: Queryable,
  userId: string,
  { firstName, lastName }: { firstName: string; lastName: string },
  now: Date,
): Promise<void> {
  await db.query('update users set first_name = $2, last_name = $3, updated_at = $4 where id = $1', [
    userId,
    firstName,
    lastName,
    now,
  ]);
}

/** Text messages end with the number they went to. */
export async function setPhone(
  db: Queryable,
  userId: string,
  change: { phone: string | null; smsOptIn: boolean | undefined },
  now: Date,
): Promise<void> {
  await db.query(
    `update users set phone = $2, sms_opt_in = $2::text is not null and coalesce($3, sms_opt_in), updated_at = $4 where id = $1`,
    [userId, change.phone, change.smsOptIn ?? null, now],
  );
}

export async function setGamingBar(db: Queryable, userId: string, isOn: boolean, now: Date): Promise<void> {
  await db.query('update users set is_gaming_bar_on = $2, updated_at = $3 where id = $1', [userId, isOn, now]);
}

/** The id of the account that was renamed. */
export async function renameAccount(db: Queryable, userId: string, name: string, now: Date): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `update accounts a set name = $2, updated_at = $3 from users u where u.id = $1 and a.id = u.account_id returning a.id`,
    [userId, name, now],
  );
  return rows[0]?.id ?? null;
}

export interface NewRetailUser {
  id: string;
  accountId: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  countryCode: string;
  smsOptIn: boolean;
}

/** A retail client with an account of their own. Runs into `users_email` when the address is taken. */
export async function insertRetailUser(tx: Queryable, user: NewRetailUser, now: Date): Promise<void> {
  await tx.query(
    `insert into accounts (id, name, site, account_type, created_at, updated_at) values ($1, $2, 'retail', 'retail', $3, $3)`,
    [user.accountId, `${user.firstName} ${user.lastName}`, now],
  );
  await tx.query(
    `insert into users (id, account_id, email, password_hash, first_name, last_name, phone, country_code, sms_opt_in,
       self_sign_up, permissions, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, true, $10, $11, $11)`,
    [
      user.id,
      user.accountId,
      user.email,
      user.passwordHash,
      user.firstName,
      user.lastName,
      user.phone,
      user.countryCode,
      user.smsOptIn,
      EVERYBODY,
      now,
    ],
  );
}
