import { UNCACHED } from '../../http/request/conditional.ts';

/** On every response that may contain drafts. */
export const OF_DRAFTS: Readonly<Record<string, string>> = {
  'cache-control': UNCACHED,
  'x-robots-tag': 'noindex, nofollow',
};
