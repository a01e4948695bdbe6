import type { LiveMessageRead, MessageContent } from './generated/live-messages.ts';

/** The properties that merging uses. Messages of the API and of the live connection have them; an application may add more. */
export type Mergeable = Pick<MessageContent, 'seq' | 'readAt' | 'unreadCount'>;

function earliest(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  // The server writes all of them in one form, in UTC.
  return b < a ? b : a;
}

/** What both say of the same message. Only whether and when it was read ever changes, and a first reading time stays. */
function join<M extends Mergeable>(known: M, other: M): M {
  const readAt = earliest(known.readAt, other.readAt);
  const unreadCount = Math.min(known.unreadCount, other.unreadCount);
  return readAt === known.readAt && unreadCount === known.unreadCount ? known : { ...known, readAt, unreadCount };
}

/**
 * Adds messages to a conversation, newest first and without duplicates; their order doesn't matter. Returns the same list if
 * nothing is new.
 */
export function mergeMessages<M extends Mergeable>(list: readonly M[], ...messages: readonly M[]): readonly M[] {
  const bySeq = new Map(list.map((message) => [message.seq, message]));
  let isChanged = false;
  for (const message of messages) {
    const known = bySeq.get(message.seq);
    const next = known ? join(known, message) : message;
    isChanged ||= next !== known;
    bySeq.set(message.seq, next);
  }
  return isChanged ? [...bySeq.values()].toSorted((a, b) => b.seq - a.seq) : list;
}

/** Marks messages of a conversation as read, up to the one that the other side has read. */
export function mergeRead<M extends Mergeable & Pick<MessageContent, 'fromAccountId'>>(
  list: readonly M[],
  { readAt, readerAccountId, seq }: Pick<LiveMessageRead, 'readAt' | 'readerAccountId' | 'seq'>,
): readonly M[] {
  const read = list.filter((each) => each.seq <= seq && each.fromAccountId !== readerAccountId && each.readAt === null);
  return mergeMessages(list, ...read.map((each) => ({ ...each, readAt, unreadCount: 0 })));
}

/** The newer of two unread counts, whichever arrived first. */
export function mergeCounts<Counts extends { version: number }>(known: Counts, other: Counts): Counts {
  return other.version > known.version ? other : known;
}
