import type { ReviewQueueParams } from '@regen/sdk';
import { choiceParam, pageParam, type RawSearch } from '~/kernel/search-params.ts';

export const QUEUE_PARTS = ['pending', 'reported', 'published', 'rejected'] as const;

export type QueueSearch = Pick<ReviewQueueParams, 'part' | 'page'>;

/** Reads any URL without throwing: what makes no sense is left out. */
export function parseQueueSearch(raw: RawSearch): QueueSearch {
  const part = choiceParam(raw['part'], QUEUE_PARTS);
  const page = pageParam(raw['page']);
  return { ...(part !== undefined && part !== 'pending' && { part }), ...(page !== undefined && { page }) };
}
