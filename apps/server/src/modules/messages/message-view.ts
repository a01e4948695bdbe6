import type { ChatParty, ChatUser, Message } from '@regen/sdk';

export interface MessageRow {
  id: string;
  seq: number;
  fromAccountId: string;
  senderName: string;
  body: string;
  sentAt: Date;
  readAt: Date | null;
}

export interface PartyRow {
  otherId: string;
  otherName: string;
  isLinked: boolean;
  /** The caller blocked the other; a block in the other direction is disclosed to no one. */
  isBlocked: boolean;
}

export interface ConversationRow extends PartyRow {
  messageCount: number;
  unreadCount: number;
  /** Place of the newest message that a device of the caller has received. */
  receivedSeq: number;
  /** The same for the other account. */
  deliveredSeq: number;
  /** Of the caller's counts: every message that reaches them and every one that they read makes it grow. */
  version: number;
}

export interface ListedConversation extends PartyRow, MessageRow {
  unreadCount: number;
  /** Place of the newest message that a device of the caller has received. */
  receivedSeq: number;
}

export function partyOf(row: PartyRow): ChatParty {
  return {
    accountId: row.otherId,
    accountName: row.otherName,
    isBlocked: row.isBlocked,
    canWrite: row.isLinked && !row.isBlocked,
  };
}

export function messageOf(row: MessageRow, ownId: string, otherId: string): Message {
  const isMine = row.fromAccountId === ownId;
  return {
    messageId: row.id,
    fromAccountId: row.fromAccountId,
    toAccountId: isMine ? otherId : ownId,
    isMine,
    senderName: row.senderName,
    message: row.body,
    messageSent: row.sentAt.toISOString(),
    seq: row.seq,
    readAt: row.readAt?.toISOString() ?? null,
    unreadCount: isMine || row.readAt !== null ? 0 : 1,
  };
}

export function chatUserOf(row: ListedConversation, ownId: string): ChatUser {
  return {
    party: partyOf(row),
    messageId: row.id,
    lastMessage: row.body,
    lastMessageAt: row.sentAt.toISOString(),
    unreadCount: row.unreadCount,
    messages: { response: [messageOf(row, ownId, row.otherId)] },
  };
}
