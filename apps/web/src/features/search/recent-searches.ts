import { listOf, owned, type Owned } from '~/kernel/stored/owned.ts';
import { stored } from '~/kernel/stored/stored.ts';

const MAX = 5;
const nothing: readonly string[] = [];

type Kept = Owned<readonly string[]>;

export const recentSearches = stored(
  'regen.person.searches.1',
  owned(listOf((words) => (typeof words === 'string' ? words : null))),
);

/** What one person has searched for on this device, newest first. Another person sees nothing of it. */
export const searchesOf = (owner: string, kept: Kept | null): readonly string[] =>
  kept?.owner === owner ? kept.value.slice(0, MAX) : nothing;

/** With a search at the front; the same words again move there. */
export function withSearch(owner: string, kept: Kept | null, words: string): Kept | null {
  const text = words.trim().replace(/\s+/g, ' ');
  if (text === '') return kept;
  const others = searchesOf(owner, kept).filter((other) => other.toLowerCase() !== text.toLowerCase());
  return { owner, value: [text, ...others].slice(0, MAX) };
}
