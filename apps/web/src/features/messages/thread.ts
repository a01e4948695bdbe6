import { mergeCounts, mergeMessages, mergeRead, type LiveChatMessage, type LiveMessageRead } from '@regen/realtime';
import type { ChatParty, Conversation, Message, MessageContent, ReadState } from '@regen/sdk';
import { replaceEqualDeep } from '@tanstack/react-query';

/** A message as it is cached: one from the live connection has no cards until they are read. */
export type ChatMessage = MessageContent & { cards?: Message['cards'] };

/** Places from one up to, but not including, the other, between which every message is known. */
export interface Stretch {
  /** A message's place; 0 for the beginning of the conversation. */
  from: number;
  to: number;
}

/** What is known of a conversation. */
export interface Thread {
  party: ChatParty;
  /** Newest first. */
  messages: readonly ChatMessage[];
  /** What was read without a gap, the newest first. Below each older messages are still to be read, unless it begins at 0. */
  read: readonly Stretch[];
  /** Unread by this account. */
  unreadCount: number;
  /** Of the unread count. */
  version: number;
  firstUnreadSeq: number | null;
  /** How far the devices of the other party have received it. */
  deliveredSeq: number;
  /** The newest message of this account before that which the other party will never receive; 0 if there is none. */
  undeliveredSeq: number;
}

/** The places right below which older messages are still to be read. */
export const holesOf = ({ read }: Pick<Thread, 'read'>): number[] =>
  read.flatMap(({ from }) => (from > 0 ? [from] : []));

/** What a page covers that ends below a place. */
function stretchOf({ messages, currentPage, totalPages }: Conversation, to: number): Stretch {
  const oldest = messages.response.at(-1)?.seq;
  return { from: currentPage < totalPages && oldest !== undefined ? oldest : 0, to };
}

/** The newest page goes up to its newest message. */
const newestStretch = (page: Conversation): Stretch => stretchOf(page, (page.messages.response[0]?.seq ?? 0) + 1);

/** With one more stretch: those that meet become one. */
function withStretch(read: readonly Stretch[], added: Stretch): Stretch[] {
  const apart = read.filter(({ from, to }) => to < added.from || from > added.to);
  const met = read.filter((each) => !apart.includes(each));
  const from = Math.min(added.from, ...met.map((each) => each.from));
  const to = Math.max(added.to, ...met.map((each) => each.to));
  return [...apart, { from, to }].toSorted((a, b) => b.from - a.from);
}

export function threadOf(page: Conversation): Thread {
  const { party, messages, unreadCount, version, firstUnreadSeq, deliveredSeq, undeliveredSeq } = page;
  const read = [newestStretch(page)];
  const counts = { unreadCount, version, firstUnreadSeq };
  return { party, messages: messages.response, read, ...counts, deliveredSeq, undeliveredSeq };
}

/**
 * The messages of a page among those that are known. What the page says is newer: URLs of files end after a while, and cards follow
 * the range. What is equal stays the same object, so that it isn't rendered again.
 */
function withMessages(known: readonly ChatMessage[], page: Conversation): readonly ChatMessage[] {
  const before = new Map(known.map((message) => [message.seq, message]));
  const merged = mergeMessages<ChatMessage>(page.messages.response, ...known).map((message) =>
    replaceEqualDeep(before.get(message.seq), message),
  );
  return merged.length === known.length && merged.every((message, at) => message === known[at]) ? known : merged;
}

/** After the newest page was read again. Where it doesn't reach down to what is known, there is a hole. */
export function withNewest(thread: Thread, page: Conversation): Thread {
  const fresh = threadOf(page);
  const { unreadCount, version, firstUnreadSeq } = mergeCounts(thread, fresh);
  return {
    party: fresh.party,
    messages: withMessages(thread.messages, page),
    read: withStretch(thread.read, newestStretch(page)),
    unreadCount,
    version,
    firstUnreadSeq,
    deliveredSeq: Math.max(thread.deliveredSeq, fresh.deliveredSeq),
    undeliveredSeq: Math.max(thread.undeliveredSeq, fresh.undeliveredSeq),
  };
}

/** After a page was read that ends right below a place. Above the newest message nothing was read: what comes there is not known. */
export function withOlder(thread: Thread, before: number, page: Conversation): Thread {
  const messages = withMessages(thread.messages, page);
  const end = (messages[0]?.seq ?? 0) + 1;
  return { ...thread, messages, read: withStretch(thread.read, stretchOf(page, Math.min(before, end))) };
}

/** With the newest messages alone, at most so many: the others are read again when somebody scrolls there. */
export function withoutOldest(thread: Thread, most: number): Thread {
  const messages = thread.messages.slice(0, most);
  const oldest = messages.at(-1)?.seq ?? 0;
  if (messages.length === thread.messages.length) return thread;
  const read = thread.read
    .filter(({ to }) => to > oldest)
    .map(({ from, to }) => ({ from: Math.max(from, oldest), to }));
  return { ...thread, messages, read };
}

/** One that was sent from here, or came over the live connection. */
export function withMessage(thread: Thread, message: ChatMessage): Thread {
  const known = thread.messages.find(({ seq }) => seq === message.seq);
  // Of two that are the same, the one with cards says more.
  const next = known && !known.cards && message.cards ? { ...known, ...message } : message;
  const others = next === message ? thread.messages : thread.messages.filter((each) => each !== known);
  const messages = mergeMessages(others, next);
  if (messages === thread.messages) return thread;
  // Right after what was read nothing is missing.
  const [newest] = thread.read;
  const read =
    newest?.to === message.seq ? withStretch(thread.read, { from: message.seq, to: message.seq + 1 }) : thread.read;
  return { ...thread, messages, read };
}

export function withLiveMessage(
  thread: Thread,
  live: Pick<LiveChatMessage, 'message' | 'unreadCount' | 'version'>,
): Thread {
  const { unreadCount, version } = mergeCounts(pick(thread), live);
  return { ...withMessage(thread, live.message), unreadCount, version };
}

/** Undefined when the conversation has to be read again: of this account's messages, not all may have been received. */
export function withLiveRead(thread: Thread, read: LiveMessageRead): Thread | undefined {
  const isUnsure = ({ seq, isMine, readAt }: ChatMessage) =>
    isMine && readAt === null && seq <= Math.min(thread.undeliveredSeq, read.seq);
  if (read.readerAccountId === read.accountId && (read.seq > thread.deliveredSeq || thread.messages.some(isUnsure)))
    return undefined;
  const { unreadCount, version } = mergeCounts(pick(thread), read);
  const received = thread.messages.filter(({ seq, isMine }) => !isMine || seq > thread.undeliveredSeq);
  return { ...thread, messages: mergeMessages(thread.messages, ...mergeRead(received, read)), unreadCount, version };
}

/** After this account has read up to a place. The live connection brings the version of the count. */
export function withOwnRead(
  thread: Thread,
  ownId: string,
  seq: number,
  { unreadCount }: ReadState,
  now: string,
): Thread {
  const messages = mergeRead(thread.messages, { readerAccountId: ownId, seq, readAt: now });
  return { ...thread, messages, unreadCount };
}

/** Undefined when the conversation has to be read again: of several messages, not all may have been received. */
export function withDelivered(thread: Thread, seq: number): Thread | undefined {
  if (seq <= thread.deliveredSeq) return thread;
  const isOther = (each: ChatMessage) => each.isMine && each.seq > thread.deliveredSeq && each.seq < seq;
  return thread.messages.some(isOther) ? undefined : { ...thread, deliveredSeq: seq };
}

const pick = ({ unreadCount, version }: Thread) => ({ unreadCount, version });
