import { holesOf, type ChatMessage, type Thread } from './thread.ts';
import type { WaitingMessage } from './waiting-message.ts';

/** What a message of this account has come to. */
export type Delivery = 'sending' | 'sent' | 'delivered' | 'read' | 'failed';

interface SentEntry {
  kind: 'message';
  /** The same while it waits and once it's stored. */
  key: string;
  message: ChatMessage;
  delivery: Delivery | null;
  /** The first, or the last, of several in a row by one person. */
  isFirst: boolean;
  isLast: boolean;
}
interface WaitingEntry {
  kind: 'waiting';
  key: string;
  message: WaitingMessage;
  delivery: Extract<Delivery, 'sending' | 'failed'>;
  isFirst: boolean;
  isLast: boolean;
}
export type MessageEntry = SentEntry | WaitingEntry;
export type LogEntry =
  | MessageEntry
  /** A new day begins. */
  | { kind: 'day'; key: string; at: string }
  /** Here the person had stopped reading. */
  | { kind: 'unread'; key: string }
  /** Older messages are still to be read, below this place. */
  | { kind: 'hole'; key: string; seq: number };

export interface LogParts {
  thread: Pick<Thread, 'messages' | 'read' | 'deliveredSeq' | 'undeliveredSeq'>;
  /** Those of this conversation. */
  waiting: readonly WaitingMessage[];
  /** The first message after the place where the person had stopped reading. */
  unreadFrom: number | null;
  /** The day of a moment, in the person's zone. */
  dayOf: (iso: string) => string;
}

/** Messages of one person belong together as long as they are not further apart, in milliseconds. */
const TOGETHER = 5 * 60_000;

/** Whoever has read a message has read all before it that were delivered. */
function readUpTo(messages: readonly ChatMessage[]): number {
  return messages.find(({ isMine, readAt }) => isMine && readAt !== null)?.seq ?? 0;
}

function deliveryOf({ seq, readAt }: ChatMessage, readSeq: number, thread: LogParts['thread']): Delivery {
  if (readAt !== null) return 'read';
  if (seq <= thread.undeliveredSeq) return 'sent';
  return seq <= readSeq ? 'read' : seq <= thread.deliveredSeq ? 'delivered' : 'sent';
}

const authorOf = (entry: MessageEntry): string =>
  entry.kind === 'waiting' || entry.message.isMine
    ? 'own'
    : `${entry.message.fromAccountId} ${entry.message.senderName}`;
const timeOf = (entry: MessageEntry): number =>
  entry.kind === 'waiting' ? entry.message.at : Date.parse(entry.message.messageSent);
/** A colleague at the same account signs with their own name. */
const signature = (entry: MessageEntry): string => (entry.kind === 'message' ? entry.message.senderName : '');

function isTogether(one: MessageEntry, other: MessageEntry): boolean {
  const isSameAuthor = authorOf(one) === authorOf(other);
  const isSameName = one.kind === 'waiting' || other.kind === 'waiting' || signature(one) === signature(other);
  return isSameAuthor && isSameName && Math.abs(timeOf(other) - timeOf(one)) <= TOGETHER;
}

/** Whether both look the same. */
export const isSameEntry = (one: MessageEntry, other: MessageEntry): boolean =>
  one.message === other.message &&
  one.delivery === other.delivery &&
  one.isFirst === other.isFirst &&
  one.isLast === other.isLast;

/** The log of a conversation, oldest first. */
export function logEntries({ thread, waiting, unreadFrom, dayOf }: LogParts): LogEntry[] {
  const { messages } = thread;
  const holes = holesOf(thread);
  const readSeq = readUpTo(messages);
  const known = new Set(messages.flatMap(({ clientId }) => clientId ?? []));
  const sent = messages.toReversed().map((message): MessageEntry => {
    const { clientId, messageId, isMine } = message;
    const delivery = isMine ? deliveryOf(message, readSeq, thread) : null;
    const key = isMine && clientId !== null ? clientId : messageId;
    return { kind: 'message', key, message, delivery, isFirst: true, isLast: true };
  });
  const unsent = waiting
    .filter(({ clientId }) => !known.has(clientId))
    .map((message): MessageEntry => {
      const delivery = message.failure === null ? 'sending' : 'failed';
      return { kind: 'waiting', key: message.clientId, message, delivery, isFirst: true, isLast: true };
    });

  const entries: LogEntry[] = [];
  let former: MessageEntry | undefined;
  let formerDay: string | undefined;
  for (const entry of [...sent, ...unsent]) {
    const seq = entry.kind === 'message' ? entry.message.seq : null;
    const day = dayOf(new Date(timeOf(entry)).toISOString());
    const before = entries.length;
    if (seq !== null && holes.includes(seq)) entries.push({ kind: 'hole', key: `hole-${seq}`, seq });
    if (day !== formerDay)
      entries.push({ kind: 'day', key: `day-${entry.key}`, at: new Date(timeOf(entry)).toISOString() });
    if (seq !== null && seq === unreadFrom) entries.push({ kind: 'unread', key: 'unread' });
    if (former && entries.length === before && isTogether(former, entry)) {
      former.isLast = false;
      entry.isFirst = false;
    }
    entries.push(entry);
    former = entry;
    formerDay = day;
  }
  return entries;
}
