import { MAX_MISSED_PAGES } from './defaults.ts';
import type { Mergeable } from './merge.ts';
import { mergeMessages } from './merge.ts';

/** A page of messages, the newest first. */
export interface MessagePage<M> {
  messages: readonly M[];
  isLast: boolean;
}

export interface MissedMessages<M> {
  /** Newest first, without duplicates. */
  messages: readonly M[];
  /** False if there are too many: the messages between these and `after` were not read. */
  isComplete: boolean;
}

/**
 * Reads all messages after a place in a conversation, such as those missed in a gap, page by page from the newest. Messages that arrive
 * meanwhile move others to the next page, which is read too.
 *
 * @param after The highest `seq` up to which nothing is missing; 0 for the beginning.
 * @throws What `readPage` throws. Call it again later, from the same place.
 */
export async function readOn<M extends Mergeable>(
  after: number,
  readPage: (after: number, page: number) => Promise<MessagePage<M>>,
): Promise<MissedMessages<M>> {
  let messages: readonly M[] = [];
  for (let page = 1; page <= MAX_MISSED_PAGES; page += 1) {
    // One after the other: only a page says whether there is another.
    const read = await readPage(after, page);
    messages = mergeMessages(messages, ...read.messages);
    if (read.isLast) return { messages, isComplete: true };
  }
  return { messages, isComplete: false };
}
