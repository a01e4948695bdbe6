import { sql } from 'drizzle-orm';
import { bigint, check, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/**
 * What other processes have to hear: triggers write it in the transaction that causes it, and it is gone as soon as the bus has it. Ids
 * only, never the text of a message.
 */
export const liveOutbox = pgTable(
  'live_outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    topic: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('live_outbox_payload_short', sql`octet_length(${table.payload}::text) <= 1000`)],
);
