import type { Site } from '@regen/domain';
import { randomBytes } from 'node:crypto';
import { PROFESSIONAL } from '../../auth/permissions.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { Needs } from '../../platform.ts';
import { refuse } from '../../refuse.ts';
import { removeEmailChange } from '../users/email-changes.ts';
import { setPasswordHash } from '../users/repository.ts';
import { saveResetToken } from '../users/reset-tokens.ts';
import { claimFor, findApplicant } from './staff-repository.ts';
import type { ApplicantAccount, StoredApplication } from './staff-repository.ts';

const DAY_MINUTES = 24 * 60;

/** How long the link in the email can set a password. */
export const PASSWORD_DAYS = 7;

/** What staff choose for the account. */
export interface AccountTerms {
  /** 1–4. */
  tier: number;
  isRewardsEligible: boolean;
}

/** How an application is accepted. */
export interface Accepting extends AccountTerms {
  /** A hash, for an account that gets a new password. */
  unknownPassword: string;
}

/** What became of the account, for the log and the email. */
export interface Accepted {
  userId: string;
  /** What the applicant signs in with. */
  email: string;
  /** To set a password; null for those who keep their own. */
  passwordToken: string | null;
  /** As it was before; null if it is new. */
  former: { accountId: string; site: Site; tier: number | null } | null;
}

interface NewAccount extends AccountTerms {
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

interface Change extends AccountTerms {
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

/** An account that must stay as it is. */
function checkApplicant({ accountType, isDisabled, site }: ApplicantAccount): void {
  const cannot = (message: string) => refuse('application_not_acceptable', message);
  if (accountType === 'admin') throw cannot("The applicant is on the staff, whose account can't become professional.");
  if (isDisabled) throw cannot("The applicant's account is disabled, so it can't become professional.");
  if (site === 'school')
    throw cannot('The applicant has a school account. Ask for an application with another email address.');
}

/** A hash for a password that nobody knows. Takes as long as one that somebody chose, so it is made before the transaction. */
export const unknownPasswordHash = ({ auth }: Needs<'auth'>): Promise<string> =>
  auth.hashPassword(randomBytes(48).toString('base64url'));

/**
 * Gives the applicant a professional account. An existing account keeps its orders, addresses and points. Its password stays only if the
 * applicant has confirmed the email address, because anyone may have registered with it; otherwise, whoever receives the email sets one.
 */
export async function acceptApplication(
  tx: Tx,
  { auth, clock, ids }: Needs<'auth' | 'clock' | 'ids'>,
  application: StoredApplication,
  how: Accepting,
): Promise<Accepted> {
  const now = clock.now();
  const { applicationId, businessName } = application;
  const applicant = await findApplicant(tx, application);
  if (applicant) checkApplicant(applicant);
  const keepsSignIn = applicant?.keepsSignIn === true;
  const userId = applicant?.userId ?? ids('user');
  if (applicant) {
    const people = await makeProfessional(tx, applicant.accountId, { ...how, businessName, now });
    await auth.forget(people, tx);
    if (!keepsSignIn) {
      await setPasswordHash(tx, userId, how.unknownPassword, now);
      await removeEmailChange(tx, userId);
      await auth.endSessionsOf(userId, undefined, tx);
    }
  } else {
    const account = { ...how, accountId: ids('account'), userId, passwordHash: how.unknownPassword, now };
    await insertProfessional(tx, application, account);
  }
  if (application.userId === null) await claimFor(tx, applicationId, userId);
  const passwordToken = keepsSignIn ? null : auth.randomToken();
  if (passwordToken !== null)
    await saveResetToken(tx, passwordToken, userId, { now, minutes: PASSWORD_DAYS * DAY_MINUTES });
  const former = applicant && { accountId: applicant.accountId, site: applicant.site, tier: applicant.tier };
  return { userId, email: applicant?.email ?? application.email, passwordToken, former };
}
