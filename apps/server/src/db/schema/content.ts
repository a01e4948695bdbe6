import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';

/** A part of a page, plain data as in the contract; pictures by name, because their addresses change with their drawing. */
export type BlockColumn =
  | { type: 'heading'; level: 2 | 3; text: string; anchor: string }
  | { type: 'paragraph'; text: string }
  | { type: 'list'; isOrdered: boolean; items: string[] }
  | { type: 'link'; text: string; href: string }
  | { type: 'image'; picture: string };

export const pages = pgTable('pages', {
  slug: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  /** The document that belongs to the page; which version of it holds may depend on the clock. */
  documentName: text(),
  documentUrl: text(),
  blocks: jsonb().$type<BlockColumn[]>().notNull(),
  /** Channels that may read it, among web, retail, b2b, school. */
  audiences: text()
    .array()
    .notNull()
    .default(sql`'{web,retail,b2b,school}'::text[]`),
  updatedAt: updatedAt(),
});

export const faqs = pgTable(
  'faqs',
  {
    id: text().primaryKey(),
    topic: text().notNull(),
    topicPosition: integer().notNull(),
    position: integer().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    audiences: text()
      .array()
      .notNull()
      .default(sql`'{web,retail,b2b,school}'::text[]`),
  },
  (table) => [index('faqs_order').on(table.topicPosition, table.position, table.id)],
);
