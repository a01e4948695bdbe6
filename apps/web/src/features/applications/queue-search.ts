import type { AdminListApplicationsParams } from '@regen/sdk';
import { choiceParam, pageParam, textParam, type RawSearch } from '~/kernel/search-params.ts';

export const QUEUE_PARTS = ['waiting', 'accepted', 'declined'] as const;

export interface QueueSearch {
  part?: (typeof QUEUE_PARTS)[number];
  q?: string;
  page?: number;
}

/** Reads any URL without throwing; invalid parts are left out. */
export function parseQueueSearch(raw: RawSearch): QueueSearch {
  const part = choiceParam(raw['part'], QUEUE_PARTS);
  const q = textParam(raw['q'], 100);
  const page = pageParam(raw['page']);
  return {
    ...(part !== undefined && part !== 'waiting' && { part }),
    ...(q !== undefined && { q }),
    ...(page !== undefined && { page }),
  };
}

/** The call for what a URL names. One letter would find too much. */
export function queueParams({ part, q, page }: QueueSearch): AdminListApplicationsParams {
  return {
    ...(part !== undefined && { part }),
    ...(q !== undefined && q.length > 1 && { search: q }),
    ...(page !== undefined && { page }),
    perPage: 25,
  };
}
