import { decisionDueAt, overdueBefore, tierName } from '@regen/domain';
import type { Site } from '@regen/domain';
import type {
  ApplicationAccount,
  ApplicationForStaff,
  ApplicationStatus,
  ApplicationSummary,
  BusinessType,
  Profession,
} from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';

export type QueuePart = 'waiting' | 'accepted' | 'declined';

interface SummaryRow {
  applicationId: string;
  reference: string;
  status: ApplicationStatus;
  applicantName: string;
  businessName: string;
  businessType: BusinessType;
  profession: Profession;
  countryCode: string;
  submittedAt: Date;
  changedAt: Date;
}

interface Row extends SummaryRow {
  userId: string | null;
  firstName: string;
  lastName: string;
  reason: string | null;
  email: string;
  phone: string;
  website: string | null;
  line1: string;
  line2: string | null;
  city: string;
  region: string | null;
  postalCode: string | null;
  licenseNumber: string;
  licenseAuthority: string;
  licenseExpiresOn: string;
  licenseKey: string;
  licenseFileName: string;
  licenseContentType: ApplicationForStaff['licenseContentType'];
  licenseSize: number;
  message: string | null;
  termsVersion: string | null;
}

/** An application as stored, to decide on it. */
export type StoredApplication = Row;

const SUMMARY = `a.id as "applicationId", a.reference, a.status, a.first_name || ' ' || a.last_name as "applicantName",
  a.business_name as "businessName", a.business_type as "businessType", a.profession, a.country_code as "countryCode",
  a.submitted_at as "submittedAt", a.changed_at as "changedAt"`;

const WHOLE = `${SUMMARY}, a.user_id as "userId", a.first_name as "firstName", a.last_name as "lastName", a.reason, a.email, a.phone,
  a.website, a.line1, a.line2, a.city, a.region, a.postal_code as "postalCode", a.license_number as "licenseNumber",
  a.license_authority as "licenseAuthority", a.license_expires_on::text as "licenseExpiresOn", a.license_key as "licenseKey",
  a.license_name as "licenseFileName", a.license_type as "licenseContentType", a.license_size as "licenseSize", a.message,
  a.terms_version as "termsVersion"`;

const PARTS: Readonly<Record<QueuePart, { statuses: readonly ApplicationStatus[]; order: string }>> = {
  waiting: { statuses: ['received', 'in_review'], order: 'a.submitted_at, a.id' },
  accepted: { statuses: ['accepted'], order: 'a.changed_at desc, a.id' },
  declined: { statuses: ['declined'], order: 'a.changed_at desc, a.id' },
};

/** Every word must be in one of the texts that people quote. */
const MATCHES = `not exists (select from unnest($2::text[]) as word where
    concat_ws(' ', a.reference, a.business_name, a.first_name, a.last_name, a.email, a.license_number) not ilike word)`;

function datesOf({
  submittedAt,
  changedAt,
}: SummaryRow): Pick<ApplicationSummary, 'submittedAt' | 'dueAt' | 'changedAt'> {
  return {
    submittedAt: submittedAt.toISOString(),
    dueAt: decisionDueAt(submittedAt).toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

const toSummary = (row: SummaryRow): ApplicationSummary => ({ ...row, ...datesOf(row) });

/** A page of one part of the list: the applications that match every pattern. */
export async function queuePage(
  db: Queryable,
  part: QueuePart,
  patterns: readonly string[],
  { page, perPage }: { page: number; perPage: number },
): Promise<{ items: ApplicationSummary[]; total: number }> {
  const { statuses, order } = PARTS[part];
  const [{ rows }, counted] = await Promise.all([
    db.query<SummaryRow>(
      `select ${SUMMARY} from applications a where a.status = any($1) and ${MATCHES} order by ${order} limit $3 offset $4`,
      [statuses, patterns, perPage, (page - 1) * perPage],
    ),
    db.query<{ total: number }>(
      `select count(*)::int as total from applications a where a.status = any($1) and ${MATCHES}`,
      [statuses, patterns],
    ),
  ]);
  return { items: rows.map(toSummary), total: counted.rows[0]?.total ?? 0 };
}

/** How many have no decision, and how many of those are overdue. */
export async function countWaiting(db: Queryable, now: Date): Promise<{ waitingCount: number; overdueCount: number }> {
  const { rows } = await db.query<{ waitingCount: number; overdueCount: number }>(
    `select count(*)::int as "waitingCount", (count(*) filter (where submitted_at < $1))::int as "overdueCount"
     from applications where status in ('received', 'in_review')`,
    [overdueBefore(now)],
  );
  return rows[0] ?? { waitingCount: 0, overdueCount: 0 };
}

export async function readApplication(db: Queryable, id: string): Promise<StoredApplication | null> {
  const { rows } = await db.query<Row>(`select ${WHOLE} from applications a where a.id = $1`, [id]);
  return rows[0] ?? null;
}

/** The same, locked: other decisions on it wait for this transaction. */
export async function lockApplication(tx: Queryable, id: string): Promise<StoredApplication | null> {
  const { rows } = await tx.query<Row>(`select ${WHOLE} from applications a where a.id = $1 for update`, [id]);
  return rows[0] ?? null;
}

export async function writeStatus(
  tx: Queryable,
  id: string,
  change: { status: ApplicationStatus; reason: string | null; now: Date },
): Promise<void> {
  await tx.query('update applications set status = $2, reason = $3, changed_at = $4 where id = $1', [
    id,
    change.status,
    change.reason,
    change.now,
  ]);
}

/** Links an application to its applicant once an account is created for it, or found by its email. */
export async function claimFor(tx: Queryable, id: string, userId: string): Promise<void> {
  await tx.query('update applications set user_id = $2 where id = $1', [id, userId]);
}

/** The account of an applicant as it is stored. */
export interface ApplicantAccount {
  accountId: string;
  accountName: string;
  userId: string;
  email: string;
  site: Site;
  accountType: string;
  tier: number | null;
  /** They have opened a link that was sent to the address, so the password is theirs. */
  keepsSignIn: boolean;
  isDisabled: boolean;
  peopleCount: number;
}

/** The applicant's account: the one that sent it while signed in, or else the one with its email. */
export async function findApplicant(
  db: Queryable,
  { userId, email }: Pick<StoredApplication, 'userId' | 'email'>,
): Promise<ApplicantAccount | null> {
  const { rows } = await db.query<ApplicantAccount>(
    `select u.account_id as "accountId", c.name as "accountName", u.id as "userId", u.email, c.site, c.account_type as "accountType",
       c.tier, u.email_confirmed_at is not null as "keepsSignIn",
       u.disabled_at is not null as "isDisabled",
       (select count(*)::int from users o where o.account_id = c.id and (o.id = u.id or o.disabled_at is null)) as "peopleCount"
     from users u join accounts c on c.id = u.account_id
     where case when $1::text is null then lower(u.email) = lower($2) else u.id = $1 end`,
    [userId, email],
  );
  return rows[0] ?? null;
}

function toAccount(row: ApplicantAccount): ApplicationAccount {
  const { accountId, accountName, userId, email, site, tier, keepsSignIn, peopleCount } = row;
  return { accountId, accountName, userId, email, site, tier: tierName(tier), keepsSignIn, peopleCount };
}

const EARLIER = 10;

/** Everything that staff see, except the URL of the license. */
export async function viewForStaff(
  db: Queryable,
  application: StoredApplication,
): Promise<Omit<ApplicationForStaff, 'licenseUrl'>> {
  const { applicationId, email, licenseNumber, licenseAuthority } = application;
  const [account, earlier, same] = await Promise.all([
    findApplicant(db, application),
    db.query<SummaryRow>(
      `select ${SUMMARY} from applications a where lower(a.email) = lower($1) and a.id <> $2
       order by a.submitted_at desc, a.id desc limit ${EARLIER}`,
      [email, applicationId],
    ),
    db.query<{ count: number }>(
      `select count(*)::int as count from applications
       where lower(license_number) = lower($1) and lower(license_authority) = lower($2) and lower(email) <> lower($3)`,
      [licenseNumber, licenseAuthority, email],
    ),
  ]);
  const { userId: _user, firstName: _first, lastName: _last, licenseKey: _key, ...shown } = application;
  return {
    ...shown,
    ...datesOf(application),
    account: account && toAccount(account),
    earlierApplications: earlier.rows.map(toSummary),
    sameLicenseCount: same.rows[0]?.count ?? 0,
  };
}
