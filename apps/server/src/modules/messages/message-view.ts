import type { ChatParty, ChatUser, MessageAttachment, MessageCard, MessageContent } from '@regen/sdk';
import type { UserActor } from '../../auth/actor.ts';

export interface MessageRow {
  id: string;
  clientId: string | null;
  seq: number;
  fromAccountId: string;
  senderName: string;
  body: string;
  /** How many files and cards it has: what has none needs no query. */
  fileCount: number;
  cardCount: number;
  sentAt: Date;
  readAt: Date | null;
}

export interface PartyRow {
  otherId: string;
  otherName: string;
  /** The other is Regen's care team. */
  isCare: boolean;
  /** The two may write to each other, whatever is blocked. */
  isLinked: boolean;
  /** The caller blocked the other; a block in the other direction is disclosed to no one. */
  isBlocked: boolean;
}

export interface Received {
  /** Place of the newest message that a device of the caller has received. */
  receivedSeq: number;
}

export interface ConversationRow extends PartyRow, Received {
  messageCount: number;
  unreadCount: number;
  /** The same for the other account. */
  deliveredSeq: number;
  /** Place of the newest withheld message of the caller before that; 0 if there is none. */
  undeliveredSeq: number;
  firstUnreadSeq: number | null;
  /** Of the caller's counts: every message that reaches them and every one that they read makes it grow. */
  version: number;
}

export interface ListedConversation extends PartyRow, MessageRow, Received {
  unreadCount: number;
}

/** Attachments by message. */
export type Attachments = ReadonlyMap<string, MessageAttachment[]>;

/** Cards by message. */
export type Cards = ReadonlyMap<string, MessageCard[]>;

export function partyOf(row: PartyRow): ChatParty {
  return {
    accountId: row.otherId,
    kind: row.isCare ? 'care' : 'account',
    accountName: row.otherName,
    isBlocked: row.isBlocked,
    canWrite: row.isLinked && !row.isBlocked,
  };
}

/** How a person signs: staff with their first name. */
export function senderNameOf({
  accountType,
  firstName,
  lastName,
}: Pick<UserActor, 'accountType' | 'firstName' | 'lastName'>): string {
  return accountType === 'admin' ? firstName : `${firstName} ${lastName}`.trim();
}

/** A message as one account sees it. */
export function contentOf(
  row: MessageRow,
  ownId: string,
  otherId: string,
  attachments: Attachments = new Map(),
): MessageContent {
  const isMine = row.fromAccountId === ownId;
  return {
    messageId: row.id,
    clientId: isMine ? row.clientId : null,
    fromAccountId: row.fromAccountId,
    toAccountId: isMine ? otherId : ownId,
    isMine,
    senderName: row.senderName,
    message: row.body,
    attachments: attachments.get(row.id) ?? [],
    cardCount: row.cardCount,
    messageSent: row.sentAt.toISOString(),
    seq: row.seq,
    readAt: row.readAt?.toISOString() ?? null,
    unreadCount: isMine || row.readAt !== null ? 0 : 1,
  };
}

export function chatUserOf(row: ListedConversation, ownId: string, attachments: Attachments, cards: Cards): ChatUser {
  return {
    party: partyOf(row),
    messageId: row.id,
    lastMessage: row.body,
    lastMessageAt: row.sentAt.toISOString(),
    unreadCount: row.unreadCount,
    messages: {
      response: [{ ...contentOf(row, ownId, row.otherId, attachments), cards: cards.get(row.id) ?? [] }],
    },
  };
}
