import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';

/** Values by field and locale: `{ title: { 'en-US': 'Care' } }`. */
export type FieldsColumn = Record<string, Record<string, unknown>>;

/** Where the content service is in its sequence of changes. Each write locks this row, so a lower number is never committed after a higher one. */
export const contentHead = pgTable(
  'content_head',
  {
    id: smallint().primaryKey().default(1),
    seq: bigint({ mode: 'number' }).notNull().default(0),
    /** When content types, locales or tags changed last. */
    modelSeq: bigint({ mode: 'number' }).notNull().default(0),
    /** A new one when the database is made or restored, so that a sync token is never one of another sequence. */
    epoch: uuid().notNull().defaultRandom(),
  },
  (table) => [check('content_head_one', sql`${table.id} = 1`)],
);

export const contentTypes = pgTable('content_types', {
  id: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  displayField: text().notNull(),
  /** As the delivery API has them. */
  fields: jsonb().$type<Record<string, unknown>[]>().notNull(),
  revision: integer().notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const contentLocales = pgTable(
  'content_locales',
  {
    code: text().primaryKey(),
    name: text().notNull(),
    isDefault: boolean().notNull(),
    fallbackCode: text(),
  },
  (table) => [
    uniqueIndex('content_locales_default')
      .on(table.isDefault)
      .where(sql`${table.isDefault}`),
  ],
);

export const contentTags = pgTable('content_tags', {
  id: text().primaryKey(),
  name: text().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Entries and assets: what is being edited, and what is published of it. */
export const contentRecords = pgTable(
  'content_records',
  {
    kind: text().$type<'Entry' | 'Asset'>().notNull(),
    id: text().notNull(),
    /** Null for an asset. */
    contentTypeId: text().references(() => contentTypes.id),
    fields: jsonb().$type<FieldsColumn>().notNull(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Whether the file of an asset needs a signed URL. */
    isSecured: boolean().notNull().default(false),
    /** Counts the edits. */
    version: integer().notNull().default(1),
    publishedFields: jsonb().$type<FieldsColumn>(),
    publishedTags: text().array(),
    publishedVersion: integer(),
    /** Counts how often it was published. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    firstPublishedAt: moment(),
    publishedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('content_records_type').on(table.contentTypeId),
    check('content_records_typed', sql`(${table.kind} = 'Entry') = (${table.contentTypeId} is not null)`),
  ],
);

/** The last change of each record, once for drafts and once for what is published; removed ones stay for sync. */
export const contentChanges = pgTable(
  'content_changes',
  {
    stage: text().$type<'draft' | 'published'>().notNull(),
    kind: text().$type<'Entry' | 'Asset'>().notNull(),
    recordId: text().notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    isDeleted: boolean().notNull(),
    revision: integer().notNull(),
    createdAt: createdAt(),
    changedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.stage, table.kind, table.recordId] }),
    uniqueIndex('content_changes_seq').on(table.seq, table.stage),
  ],
);

/** Files of assets in the storage, by the hash of their content. */
export const contentFiles = pgTable('content_files', {
  key: text().primaryKey(),
  createdAt: createdAt(),
});
