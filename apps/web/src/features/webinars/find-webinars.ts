import type { WebinarCard } from '@regen/content-sdk/models';
import { hasWords, isChoice } from '~/kernel/words/find-words.ts';
import type { WebinarListSearch } from './webinar-search.ts';

const PER_PAGE = 12;

export interface FoundWebinars {
  readonly items: readonly WebinarCard[];
  /** On all pages. */
  readonly total: number;
  readonly totalPages: number;
}

/** A page of the webinars about a topic that have each of the words, or were found by them: first those with the words in their title. */
export function findWebinars(
  all: readonly WebinarCard[],
  search: WebinarListSearch,
  ids: ReadonlySet<string>,
): FoundWebinars {
  const { q = '', topic, page = 1 } = search;
  const isMeant = hasWords(q);
  const isTopic = isChoice(topic, topicsOf(all));
  const found = all
    .filter(
      (one) =>
        (!isTopic || one.topic === topic) && (ids.has(one.id) || isMeant(`${one.title} ${one.summary} ${one.topic}`)),
    )
    // Without words, all of them.
    .toSorted((a, b) => Number(isMeant(b.title)) - Number(isMeant(a.title)));
  const start = (page - 1) * PER_PAGE;
  return {
    items: found.slice(start, start + PER_PAGE),
    total: found.length,
    totalPages: Math.max(1, Math.ceil(found.length / PER_PAGE)),
  };
}

/** What there are webinars about for this person. */
export const topicsOf = (all: readonly WebinarCard[]): string[] =>
  [...new Set(all.map(({ topic }) => topic))].toSorted();
