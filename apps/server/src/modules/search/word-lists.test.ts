import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_WORDS, postingOf, withWords } from './word-lists.ts';
import type { WordLists } from './word-lists.ts';
import { FIELDS } from './words.ts';

/** Words by product, as after a change: those that stay have a place before it. */
const productArbitrary = fc.record({
  words: fc.uniqueArray(fc.constantFrom('acid', 'balm', 'calm', 'drops', 'elixir'), { maxLength: 4 }),
  before: fc.option(fc.uniqueArray(fc.constantFrom('acid', 'balm', 'zinc'), { maxLength: 3 })),
  hasStayed: fc.boolean(),
});

function collected(products: readonly (readonly string[] | null)[]): Map<string, number[]> {
  const added = new Map<string, number[]>();
  for (const [position, words] of products.entries())
    for (const word of words ?? []) added.set(word, [...(added.get(word) ?? []), postingOf(position, FIELDS.keyword)]);
  return added;
}

const same = (word: string) => word;
const asEntries = ({ words, starts, postings }: WordLists) =>
  words.map((word, at) => [word, [...postings.subarray(starts[at], starts[at + 1])].toSorted((a, b) => a - b)]);

it('equal lists built from scratch after a change, in the order of words', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(productArbitrary, { maxLength: 20 }), async (products) => {
      // The previous products were in reverse order, and those that haven't stayed are read again.
      const former = products.filter(({ before }) => before !== null).toReversed();
      const now = products.map(({ words, before, hasStayed }) => (before !== null && hasStayed ? before : words));
      const moved = Int32Array.from(former, (product) => (product.hasStayed ? products.indexOf(product) : -1));
      const read = products.map(({ words, before, hasStayed }) => (before !== null && hasStayed ? null : words));
      const before = await withWords(NO_WORDS, null, collected(former.map((product) => product.before)), same);
      const after = await withWords(before, moved, collected(read), same);
      const anew = await withWords(NO_WORDS, null, collected(now), same);
      expect(asEntries(after)).toEqual(asEntries(anew));
      expect(after.words).toEqual(after.words.toSorted());
    }),
  );
});
