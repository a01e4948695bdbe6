import type { ApplicationStatus } from '@regen/domain';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

/** Who wants to become a professional, as the form was sent; only what was decided changes afterward. */
export const applications = pgTable(
  'applications',
  {
    id: text().primaryKey(),
    /** For humans, such as on the phone. */
    reference: text().notNull(),
    /** Null until the applicant signs in where it was sent. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    browserId: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    profession: text().notNull(),
    businessName: text().notNull(),
    businessType: text().notNull(),
    website: text(),
    line1: text().notNull(),
    line2: text(),
    city: text().notNull(),
    region: text(),
    postalCode: text(),
    countryCode: text().notNull(),
    licenseNumber: text().notNull(),
    licenseAuthority: text().notNull(),
    licenseExpiresOn: date().notNull(),
    /** The license's key in object storage. */
    licenseKey: text().notNull(),
    licenseName: text().notNull(),
    licenseType: text().notNull(),
    /** Bytes. */
    licenseSize: integer().notNull(),
    message: text(),
    /** The version of the terms that was current when the form was sent; null while the store had none. */
    termsVersion: text(),
    status: text().$type<ApplicationStatus>().notNull().default('received'),
    /** For the applicant, as text. */
    reason: text(),
    submittedAt: createdAt(),
    /** When it got its present status. */
    changedAt: moment().notNull(),
  },
  (table) => [
    check('applications_status_known', sql`${table.status} in ('received', 'in_review', 'accepted', 'declined')`),
    check('applications_reason_where_declined', sql`(${table.status} = 'declined') = (${table.reason} is not null)`),
    uniqueIndex('applications_reference').on(table.reference),
    uniqueIndex('applications_one_open')
      .on(table.userId)
      .where(sql`${table.status} in ('received', 'in_review')`),
    index('applications_user').on(table.userId, table.submittedAt.desc()),
    index('applications_email').on(sql`lower(${table.email})`),
    index('applications_waiting').on(table.status, table.submittedAt),
    index('applications_changed').on(table.status, table.changedAt),
    index('applications_license').on(sql`lower(${table.licenseNumber})`),
  ],
);
