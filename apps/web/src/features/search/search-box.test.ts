import { createMemoryStorage } from '@regen/sdk/session';
import { describe, expect, it, vi } from 'vitest';
import { storedOfPage } from '~/kernel/stored/use-stored.ts';
import { openContext } from '~/testing/context.ts';
import { matchParts } from './match-parts.ts';
import { recentSearches, searchesOf, withSearch } from './recent-searches.ts';

describe('search terms in a label', () => {
  const marked = (label: string, typed: string) =>
    matchParts(label, typed)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join('');

  it.each([
    ['Vitamin C Serum', 'vit', '[Vit]amin C Serum'],
    ['Vitamin C Serum', 'serum  c', 'Vitamin [C] [Serum]'],
    ['Invite Cream', 'vit', 'Invite Cream'],
    ['C+ (night)', '(n', 'C+ [(n]ight)'],
    ['C+ (night)', 'c+', '[C+] (night)'],
    ['Crème Éclat', 'éc', 'Crème [Éc]lat'],
    ['Serum', '', 'Serum'],
  ])('of %s for “%s”', (label, typed, expected) => {
    expect(marked(label, typed)).toBe(expected);
  });
});

describe('recent searches', () => {
  const kept = (owner: string, ...words: string[]) =>
    words.reduce<Parameters<typeof withSearch>[1]>((before, each) => withSearch(owner, before, each), null);

  it('are five, newest first, each once', () => {
    const searches = kept('guest', 'a', 'b', ' C  d ', 'e', 'f', 'g', 'c D', '  ');
    expect(searchesOf('guest', searches)).toEqual(['c D', 'g', 'f', 'e', 'b']);
    expect(searchesOf('guest', null)).toEqual([]);
  });

  it('belong to one person', () => {
    const guest = kept('guest', 'acne');
    expect(searchesOf('usr_1', guest)).toEqual([]);
    const own = withSearch('usr_1', guest, 'peel');
    expect(searchesOf('guest', own)).toEqual([]);
    expect(searchesOf('usr_1', own)).toEqual(['peel']);
  });

  it('survive what they did not write', () => {
    const storage = createMemoryStorage();
    for (const text of ['', '{', 'null', '[]', '{"owner":"guest"}', '{"owner":"guest","value":[1,{}]}']) {
      storage.setItem('regen.person.searches.1', text);
      expect(searchesOf('guest', recentSearches.in(storage).read())).toEqual([]);
    }
  });

  it('are read without writing, however often the box is drawn', () => {
    let writes = 0;
    const noted = { ...createMemoryStorage(), setItem: () => (writes += 1), removeItem: () => (writes += 1) };
    vi.stubGlobal('localStorage', noted);
    const { context } = openContext();
    for (let drawn = 0; drawn < 5; drawn += 1) storedOfPage(context, recentSearches).read();
    // To find out whether the browser allows it.
    expect(writes).toBe(2);
    vi.unstubAllGlobals();
  });
});
