import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, moment, updatedAt } from './columns.ts';

/** What two accounts have written to each other, keyed by the pair: the lower id first. */
export const conversations = pgTable(
  'conversations',
  {
    lowAccountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    highAccountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Also the place of the newest message, so that no page has to be counted. */
    messageCount: integer().notNull(),
    lastMessageAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.lowAccountId, table.highAccountId] }),
    check('conversations_pair_order', sql`${table.lowAccountId} < ${table.highAccountId}`),
  ],
);

/**
 * One side of a conversation, with its counts: unread is a subtraction, never a count over messages. A conversation has both sides from its
 * first message on, also when that was withheld, so that sending always writes the same rows.
 *
 * Locks, in this order, so that writers never wait for each other in a circle. Whoever skips a step takes the others in the order that is left.
 *
 * 1. `accounts`: deleting one; shared, what inserts a row that refers to it, such as the first message of a conversation.
 * 2. `conversations`: sending, after its rows of `rate_limits` and `idempotency_keys`; deleting an account, all of its conversations. Both in
 *    the order of their keys.
 * 3. `conversation_sides`: sending, both of them; reading, that of the reader; deleting an account, all of its conversations. Deliveries take
 *    those that nobody holds.
 * 4. `messages`: reading, those that are read; then the reader's row of `message_emails`.
 * 5. `message_counts`: sending, that of the receiver, and of both for the first message; reading, that of the reader; deleting an account, those
 *    of everybody it has written with; each in the order of the accounts.
 *
 * Blocking and unblocking lock one row of `message_blocks` and nothing else.
 */
export const conversationSides = pgTable(
  'conversation_sides',
  {
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    otherAccountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sentCount: integer().notNull(),
    receivedCount: integer().notNull(),
    /** How many messages this side wrote while blocked; they were not delivered and are not among the sent ones. */
    withheldCount: integer().notNull().default(0),
    /** How many the other side wrote while this one blocked it: nobody here sees them. */
    hiddenCount: integer().notNull().default(0),
    /** How many of the received ones were seen. */
    readCount: integer().notNull().default(0),
    /** Place of the newest message that this side has read. */
    readSeq: integer().notNull().default(0),
    /** Place of the newest message that a device of this side has received. */
    deliveredSeq: integer().notNull().default(0),
    unreadCount: integer()
      .notNull()
      .generatedAlwaysAs(sql`received_count - read_count`),
    /** Of the messages that this side sees; null if there are none, and then the conversation is in no list of its account. */
    lastMessageId: text(),
    lastMessageAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.otherAccountId] }),
    check('conversation_sides_read_range', sql`${table.readCount} between 0 and ${table.receivedCount}`),
    index('conversation_sides_newest').on(table.accountId, table.lastMessageAt, table.otherAccountId),
    index('conversation_sides_unread')
      .on(table.accountId, table.unreadCount)
      .where(sql`unread_count > 0`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: text().primaryKey(),
    lowAccountId: text().notNull(),
    highAccountId: text().notNull(),
    /** Place in the conversation, from 1 without a gap. */
    seq: integer().notNull(),
    /** Place among what reached the other side, from 1 without a gap; of a withheld one that of the last before it, or 0. */
    senderSeq: integer().notNull(),
    /** Written by a side that was blocked then: only its author ever sees it. */
    isWithheld: boolean().notNull().default(false),
    fromAccountId: text().notNull(),
    fromUserId: text().notNull(),
    /** As the person was called then. */
    senderName: text().notNull(),
    /** As it was written; never interpreted. */
    body: text().notNull(),
    /** By which the sender's application knows it. */
    clientId: uuid(),
    fileCount: smallint().notNull().default(0),
    cardCount: smallint().notNull().default(0),
    sentAt: moment().notNull(),
    readAt: moment(),
  },
  (table) => [
    foreignKey({
      name: 'messages_conversation',
      columns: [table.lowAccountId, table.highAccountId],
      foreignColumns: [conversations.lowAccountId, conversations.highAccountId],
    }).onDelete('cascade'),
    uniqueIndex('messages_seq').on(table.lowAccountId, table.highAccountId, table.seq),
    // What a side has not seen yet; a message leaves it when it is read.
    index('messages_to_read')
      .on(table.lowAccountId, table.highAccountId, table.fromAccountId, table.senderSeq)
      .where(sql`${table.readAt} is null and not ${table.isWithheld}`),
    // What nobody will ever see: never delivered or read, whatever comes later.
    index('messages_withheld')
      .on(table.lowAccountId, table.highAccountId, table.fromAccountId, table.seq)
      .where(sql`${table.readAt} is null and ${table.isWithheld}`),
    // The words for each account that sees it, see migration 0021.
    index('messages_terms')
      .using(
        'gin',
        sql`message_terms(${table.body}, ${table.lowAccountId}, ${table.highAccountId}, ${table.fromAccountId}, ${table.isWithheld})`,
      )
      .with({ gin_pending_list_limit: 256 }),
    // What notifications look through, oldest first.
    index('messages_unread_by_time')
      .on(table.sentAt, table.id)
      .where(sql`${table.readAt} is null and not ${table.isWithheld}`),
  ],
);

export const MESSAGE_FILE_STATES = ['waiting', 'ready', 'refused', 'withdrawn'] as const;
export type MessageFileState = (typeof MESSAGE_FILE_STATES)[number];

/** Files that people upload for messages. Nothing but the sweep deletes a row: it knows what is in the storage. */
export const messageFiles = pgTable(
  'message_files',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    /** Bytes: as declared, then as stored. */
    size: integer().notNull(),
    width: integer(),
    height: integer(),
    state: text().$type<MessageFileState>().notNull().default('waiting'),
    reason: text(),
    messageId: text().references(() => messages.id, { onDelete: 'set null' }),
    position: smallint(),
    /** What was uploaded is gone: it was redrawn, or stored elsewhere. */
    isCleared: boolean().notNull().default(false),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('message_files_state_known', sql`${table.state} in ('waiting', 'ready', 'refused', 'withdrawn')`),
    index('message_files_message')
      .on(table.messageId, table.position)
      .where(sql`${table.messageId} is not null`),
    index('message_files_unsent')
      .on(table.createdAt)
      .where(sql`${table.messageId} is null`),
    index('message_files_uncleared')
      .on(table.expiresAt)
      .where(sql`not ${table.isCleared}`),
  ],
);

/** What a message shows: products by SKU, bundles by the token of their link. Neither has to exist still. */
export const messageCards = pgTable(
  'message_cards',
  {
    messageId: text()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    sku: text(),
    bundleToken: text(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.position] }),
    check('message_cards_one_thing', sql`num_nonnulls(${table.sku}, ${table.bundleToken}) = 1`),
  ],
);

/** What an account has in all its conversations. Triggers on their sides keep it, so that no call adds them up. */
export const messageCounts = pgTable('message_counts', {
  accountId: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  conversations: integer().notNull(),
  unread: integer().notNull(),
  /** Received and read together: it grows with each change of a count, and never goes back. */
  version: integer().notNull(),
  /** How many were ever read, also in conversations that are gone. */
  readTotal: integer().notNull().default(0),
});

/** Blocks between accounts. A lifted block keeps its reason for the staff. */
export const messageBlocks = pgTable(
  'message_blocks',
  {
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    blockedAccountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: text().notNull(),
    reason: text().$type<'spam' | 'harassment' | 'inappropriate' | 'other'>().notNull(),
    information: text(),
    liftedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.blockedAccountId] }),
    check('message_blocks_reason_known', sql`${table.reason} in ('spam', 'harassment', 'inappropriate', 'other')`),
  ],
);
