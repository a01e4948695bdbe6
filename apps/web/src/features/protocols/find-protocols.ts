import type { ProtocolCard } from '@regen/content-sdk/models';
import { hasWords, isChoice } from '~/kernel/words/find-words.ts';
import { LENGTHS, type ProtocolListSearch } from './protocol-search.ts';

const PER_PAGE = 12;

export interface FoundProtocols {
  readonly items: readonly ProtocolCard[];
  /** On all pages. */
  readonly total: number;
  readonly totalPages: number;
}

/** A page of the protocols that fit every filter and have each of the words, or were found by them. */
export function findProtocols(
  all: readonly ProtocolCard[],
  search: ProtocolListSearch,
  ids: ReadonlySet<string>,
): FoundProtocols {
  const { q = '', category, concern, level, length, page = 1 } = search;
  const isMeant = hasWords(q);
  const range = length && LENGTHS[length];
  const { categories, concerns } = choicesOf(all);
  const isCategory = isChoice(category, categories);
  const isConcern = isChoice(concern, concerns);
  const found = all.filter((one) => {
    if (isCategory && one.category !== category) return false;
    if (isConcern && !one.concerns.includes(concern ?? '')) return false;
    if (level !== undefined && one.level !== level) return false;
    if (range && (one.minutes < range.from || one.minutes > range.to)) return false;
    return ids.has(one.id) || isMeant([one.title, one.summary, one.category, ...one.concerns].join(' '));
  });
  const start = (page - 1) * PER_PAGE;
  return {
    items: found.slice(start, start + PER_PAGE),
    total: found.length,
    totalPages: Math.max(1, Math.ceil(found.length / PER_PAGE)),
  };
}

const sorted = (values: readonly string[]): string[] => [...new Set(values)].toSorted();

/** What the list can be filtered by. */
export const choicesOf = (all: readonly ProtocolCard[]) => ({
  categories: sorted(all.map(({ category }) => category)),
  concerns: sorted(all.flatMap(({ concerns }) => concerns)),
});
