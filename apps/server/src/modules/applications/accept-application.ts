import { randomBytes } from 'node:crypto';
import { PROFESSIONAL } from '../../auth/permissions.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { Needs } from '../../platform.ts';
import { refuse } from '../../refuse.ts';
import { setPasswordHash } from '../users/repository.ts';
import { saveResetToken } from '../users/reset-tokens.ts';
import { claimFor, findApplicant } from './staff-repository.ts';
import type { StoredApplication } from './staff-repository.ts';

const DAY_MINUTES = 24 * 60;

/** How long the link in the email can set a password. */
export const PASSWORD_DAYS = 7;

export interface Terms {
  /** 1–4. */
  tier: number;
  isRewardsEligible: boolean;
}

/** Who got professional prices, and a token to set a password unless they keep their own. */
export interface Accepted {
  userId: string;
  passwordToken: string | null;
}

interface NewAccount extends Terms {
  accountId: string;
  userId: string;
  passwordHash: string;
  now: Date;
}

async function insertProfessional(tx: Queryable, application: StoredApplication, account: NewAccount): Promise<void> {
  const { businessName, email, firstName, lastName, phone, countryCode } = application;
  const { accountId, userId, tier, isRewardsEligible, passwordHash, now } = account;
  await tx.query(
    `insert into accounts (id, name, site, account_type, discount_model, tier, exempt_for_reward, created_at, updated_at)
     values ($1, $2, 'b2b', 'professional', 'Professional', $3, $4, $5, $5)`,
    [accountId, businessName, tier, !isRewardsEligible, now],
  );
  await tx.query(
    `insert into users (id, account_id, email, password_hash, first_name, last_name, phone, country_code, permissions, created_at,
       updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
    [userId, accountId, email, passwordHash, firstName, lastName, phone, countryCode, PROFESSIONAL, now],
  );
}

interface Change extends Terms {
  businessName: string;
  now: Date;
}

/** Everyone in it becomes a professional, so the account is no longer anyone's retail client. */
async function makeProfessional(tx: Queryable, accountId: string, change: Change): Promise<string[]> {
  const { businessName, tier, isRewardsEligible, now } = change;
  await tx.query(
    `update accounts set name = case when account_type = 'professional' then name else $2 end, site = 'b2b',
       account_type = 'professional', discount_model = 'Professional', tier = $3, exempt_for_reward = $4, updated_at = $5
     where id = $1`,
    [accountId, businessName, tier, !isRewardsEligible, now],
  );
  await tx.query('delete from client_links where retail_account_id = $1', [accountId]);
  const { rows } = await tx.query<{ id: string }>(
    `update users set permissions = array(select distinct unnest(permissions || $2::text[]) order by 1), updated_at = $3
     where account_id = $1 returning id`,
    [accountId, PROFESSIONAL, now],
  );
  return rows.map(({ id }) => id);
}

/**
 * Gives the applicant a professional account. An existing account keeps its orders, addresses and points, but not a password that may be
 * someone else's: in that case, whoever receives the email sets a new one.
 */
export async function acceptApplication(
  tx: Tx,
  { auth, clock, ids }: Needs<'auth' | 'clock' | 'ids'>,
  application: StoredApplication,
  terms: Terms,
): Promise<Accepted> {
  const now = clock.now();
  const { applicationId, businessName } = application;
  const applicant = await findApplicant(tx, application);
  if (applicant?.accountType === 'admin') throw refuse('application_by_staff');
  const isProven = applicant?.keepsSignIn === true;
  const userId = applicant?.userId ?? ids('user');
  const unknownPassword = isProven ? null : await auth.hashPassword(randomBytes(48).toString('base64url'));
  if (applicant) {
    const people = await makeProfessional(tx, applicant.accountId, { ...terms, businessName, now });
    for (const person of people) await auth.forget(person, tx);
    if (unknownPassword !== null) {
      await setPasswordHash(tx, userId, unknownPassword, now);
      await auth.endSessionsOf(userId, undefined, tx);
    }
  } else {
    const account = { ...terms, accountId: ids('account'), userId, passwordHash: unknownPassword ?? '', now };
    await insertProfessional(tx, application, account);
  }
  if (application.userId === null) await claimFor(tx, applicationId, userId);
  const passwordToken = isProven ? null : auth.randomToken();
  if (passwordToken !== null)
    await saveResetToken(tx, passwordToken, userId, { now, minutes: PASSWORD_DAYS * DAY_MINUTES });
  return { userId, passwordToken };
}
