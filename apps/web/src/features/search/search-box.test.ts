import { createMemoryStorage } from '@regen/sdk/session';
import { beforeEach, describe, expect, it } from 'vitest';
import { matchParts } from './match-parts.ts';
import { clearRecent, keepRecent, readRecent } from './recent-searches.ts';

describe('the words of a search in a label', () => {
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
  let storage = createMemoryStorage();
  beforeEach(() => {
    storage = createMemoryStorage();
  });

  it('are five, newest first, each once', () => {
    for (const words of ['a', 'b', ' C  d ', 'e', 'f', 'g', 'c D', '  ']) keepRecent('guest', words, storage);
    expect(readRecent('guest', storage)).toEqual(['c D', 'g', 'f', 'e', 'b']);
    clearRecent(storage);
    expect(readRecent('guest', storage)).toEqual([]);
  });

  it('belong to one person', () => {
    keepRecent('guest', 'acne', storage);
    expect(readRecent('usr_1', storage)).toEqual([]);
    keepRecent('usr_1', 'peel', storage);
    expect(readRecent('guest', storage)).toEqual([]);
    expect(readRecent('usr_1', storage)).toEqual(['peel']);
  });

  it('survive what they did not write', () => {
    for (const text of ['', '{', 'null', '[]', '{"owner":"guest"}', '{"owner":"guest","words":[1,{}]}']) {
      storage.setItem('regen.recentSearches', text);
      expect(readRecent('guest', storage)).toEqual([]);
    }
  });
});
