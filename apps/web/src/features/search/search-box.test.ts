import { createMemoryStorage } from '@regen/sdk/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { matchParts } from './match-parts.ts';
import { createRecentSearches, recentSearches } from './recent-searches.ts';

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
  afterEach(() => vi.unstubAllGlobals());
  let storage = createMemoryStorage();
  let recent = createRecentSearches(storage);
  beforeEach(() => {
    storage = createMemoryStorage();
    recent = createRecentSearches(storage);
  });

  it('are five, newest first, each once', () => {
    for (const words of ['a', 'b', ' C  d ', 'e', 'f', 'g', 'c D', '  ']) recent.keep('guest', words);
    expect(recent.read('guest')).toEqual(['c D', 'g', 'f', 'e', 'b']);
    recent.clear();
    expect(recent.read('guest')).toEqual([]);
  });

  it('belong to one person', () => {
    recent.keep('guest', 'acne');
    expect(recent.read('usr_1')).toEqual([]);
    recent.keep('usr_1', 'peel');
    expect(recent.read('guest')).toEqual([]);
    expect(recent.read('usr_1')).toEqual(['peel']);
  });

  it('survive what they did not write', () => {
    for (const text of ['', '{', 'null', '[]', '{"owner":"guest"}', '{"owner":"guest","words":[1,{}]}']) {
      storage.setItem('regen.recentSearches', text);
      expect(recent.read('guest')).toEqual([]);
    }
  });

  it('are read without writing, however often the box is drawn', () => {
    let writes = 0;
    const noted = { ...storage, setItem: () => (writes += 1), removeItem: () => (writes += 1) };
    vi.stubGlobal('localStorage', noted);
    const { service } = openContext().context;
    for (let drawn = 0; drawn < 5; drawn += 1) service(recentSearches).read('guest');
    // To find out whether the browser allows it.
    expect(writes).toBe(2);
  });
});
