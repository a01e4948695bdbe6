import type { Application, ApplicationStatus } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';
import type { StoredLicense } from './license.ts';

/** What the form says, trimmed; what was left empty is null. */
export interface ApplicationForm {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  profession: string;
  businessName: string;
  businessType: string;
  website: string | null;
  line1: string;
  line2: string | null;
  city: string;
  region: string | null;
  postalCode: string | null;
  countryCode: string;
  licenseNumber: string;
  licenseAuthority: string;
  licenseExpiresOn: string;
  message: string | null;
}

export interface NewApplication {
  id: string;
  reference: string;
  userId: string | null;
  browserId: string;
  form: ApplicationForm;
  license: StoredLicense;
  /** Null while the store has no terms that the applicant can read. */
  termsVersion: string | null;
  now: Date;
}

interface Row {
  id: string;
  reference: string;
  user_id: string | null;
  status: ApplicationStatus;
  reason: string | null;
  business_name: string;
  email: string;
  license_number: string;
  license_name: string;
  submitted_at: Date;
  changed_at: Date;
}

const COLUMNS = `id, reference, user_id, status, reason, business_name, email, license_number, license_name, submitted_at,
  changed_at`;

function toApplication(row: Row): Application {
  return {
    applicationId: row.id,
    reference: row.reference,
    status: row.status,
    reason: row.reason,
    businessName: row.business_name,
    email: row.email,
    licenseNumber: row.license_number,
    licenseFileName: row.license_name,
    submittedAt: row.submitted_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}

/** Runs into `applications_one_open` when the person has one that is not decided. */
export async function insertApplication(tx: Queryable, application: NewApplication): Promise<Application> {
  const { form, license, now } = application;
  const { rows } = await tx.query<Row>(
    `insert into applications (id, reference, user_id, browser_id, first_name, last_name, email, phone, profession,
       business_name, business_type, website, line1, line2, city, region, postal_code, country_code, license_number,
       license_authority, license_expires_on, message, license_key, license_name, license_type, license_size,
       terms_version, submitted_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24,
       $25, $26, $27, $28, $28)
     returning ${COLUMNS}`,
    [
      application.id,
      application.reference,
      application.userId,
      application.browserId,
      form.firstName,
      form.lastName,
      form.email,
      form.phone,
      form.profession,
      form.businessName,
      form.businessType,
      form.website,
      form.line1,
      form.line2,
      form.city,
      form.region,
      form.postalCode,
      form.countryCode,
      form.licenseNumber,
      form.licenseAuthority,
      form.licenseExpiresOn,
      form.message,
      license.key,
      license.name,
      license.contentType,
      license.size,
      application.termsVersion,
      now,
    ],
  );
  if (!rows[0]) throw new Error('The application that was just written is gone.');
  return toApplication(rows[0]);
}

/**
 * The newest application of a person. One that was sent before signing in is theirs when they sign in with its email in the same
 * browser; the email alone proves nothing, because it is not confirmed.
 */
export async function findApplication(
  db: Queryable,
  person: { userId: string; email: string; browserId: string },
): Promise<Application | null> {
  const { rows } = await db.query<Row>(
    `select ${COLUMNS} from applications
     where user_id = $1 or (user_id is null and lower(email) = lower($2) and browser_id = $3)
     order by submitted_at desc, id desc limit 1`,
    [person.userId, person.email, person.browserId],
  );
  const [row] = rows;
  if (!row) return null;
  if (row.user_id === null) await claimApplication(db, row.id, person.userId);
  return toApplication(row);
}

/** Keeps whose it is, so that they see it in their other browsers too. Nothing when they have another open one. */
async function claimApplication(db: Queryable, id: string, userId: string): Promise<void> {
  await db.query(
    `update applications set user_id = $2 where id = $1 and user_id is null
       and not exists (select from applications where user_id = $2 and status in ('received', 'in_review'))`,
    [id, userId],
  );
}
