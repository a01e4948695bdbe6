import type { Call, ContentHitType } from '@regen/sdk';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '~/kernel/use-app.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { contentFound } from './content-found.ts';
import { useDebounced } from './use-debounced.ts';

/** Maximum page size of the API. */
const MAX_HITS = 48;
/** Debounce in milliseconds. */
const DEBOUNCE = 250;
const NOTHING: ReadonlySet<string> = new Set();

/** The records of a type in which the store's search finds the words: also by stems, by their texts, and misspelled. */
export const contentOfType = (call: Call, type: ContentHitType, words: string, caller: string) =>
  contentFound(call, { search: words, type, perPage: MAX_HITS }, caller);

/** Their ids, for a list that filters its records by words itself and at once; those follow, and are missing where the search fails. */
export function useContentIds(type: ContentHitType, words: string | undefined): ReadonlySet<string> {
  const { call } = useApp();
  const settled = useDebounced(words, DEBOUNCE);
  const query = contentOfType(call, type, settled ?? '', useCaller());
  const { data: now } = useQuery({ ...query, enabled: settled !== undefined });
  const found = useRendered(query.queryKey, now);
  return words === undefined || settled !== words || !found ? NOTHING : new Set(found.items.map(({ id }) => id));
}
