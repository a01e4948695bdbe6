import type { Resource } from '@regen/content-sdk/models';
import type { ContentFile } from '@regen/content-sdk/query';
import { hasWords, isChoice } from '~/kernel/words/find-words.ts';
import { KINDS, type ResourceSearch } from './resource-search.ts';

/** One that can be downloaded: its file is published. */
export type Download = Resource & { readonly file: ContentFile };

export const hasFile = (one: Resource): one is Download => one.file !== null && one.file !== undefined;

const PER_PAGE = 12;

export interface FoundResources {
  readonly items: readonly Download[];
  /** On all pages. */
  readonly total: number;
  readonly totalPages: number;
}

/** A page of the resources that fit every filter and have each of the words, or were found by them. */
export function findResources(
  all: readonly Download[],
  search: ResourceSearch,
  ids: ReadonlySet<string>,
): FoundResources {
  const { q = '', kind, topic, page = 1 } = search;
  const isMeant = hasWords(q);
  const isTopic = isChoice(topic, choicesOf(all).topics);
  const found = all.filter((one) => {
    if (kind !== undefined && one.kind !== kind) return false;
    if (isTopic && one.topic !== topic) return false;
    return ids.has(one.id) || isMeant([one.title, one.summary, one.kind, one.topic].join(' '));
  });
  const start = (page - 1) * PER_PAGE;
  return {
    items: found.slice(start, start + PER_PAGE),
    total: found.length,
    totalPages: Math.max(1, Math.ceil(found.length / PER_PAGE)),
  };
}

/** What the library can be filtered by. */
export const choicesOf = (all: readonly Download[]) => ({
  kinds: KINDS.filter((kind) => all.some((one) => one.kind === kind)),
  topics: [...new Set<string>(all.map(({ topic }) => topic))].toSorted(),
});
