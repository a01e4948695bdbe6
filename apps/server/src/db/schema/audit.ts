import { sql } from 'drizzle-orm';
import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** What staff viewed or did with other users' records; rows never change. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Who, as signed in. */
    actorUserId: text().notNull(),
    actorEmail: text().notNull(),
    /** The operation, such as `adminGetBundle`. */
    action: text().notNull(),
    /** The record. */
    subjectId: text().notNull(),
    /** Whose record it is. */
    ownerUserId: text(),
    requestId: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_subject').on(table.subjectId, table.createdAt.desc()),
    index('audit_log_owner')
      .on(table.ownerUserId, table.createdAt.desc())
      .where(sql`${table.ownerUserId} is not null`),
    index('audit_log_actor').on(table.actorUserId, table.createdAt.desc()),
  ],
);
