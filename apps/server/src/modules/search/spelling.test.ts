import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Spelling } from './spelling.ts';
import { tsQueryOf, wordsOf, type Reach } from './words.ts';

const anywhere: Reach = { isAnywhere: true, isCategory: () => false };

describe('spelling', () => {
  const spelling = new Spelling([
    { word: 'cleanser', mask: 15, uses: 40 },
    { word: 'peel', mask: 8, uses: 9 },
    { word: 'hyaluronic', mask: 15, uses: 12 },
  ]);

  it('offers the nearest word, and only one that the audience may know', () => {
    expect(spelling.correct('cleanzer', 1)).toBe('cleanser');
    expect(spelling.correct('hyaloronik', 1)).toBe('hyaluronic');
    expect(spelling.correct('peal', 8)).toBe('peel');
    expect(spelling.correct('peal', 1)).toBeNull();
    expect(spelling.correct('zebra', 15)).toBeNull();
  });
});

describe('what was typed', () => {
  it('can never be more than words to the query language', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const word of wordsOf(text)) expect(word).toMatch(/^(\p{N}+\.\p{N}+|[\p{L}\p{N}]+)$/u);
      }),
    );
    expect(tsQueryOf(wordsOf(`a'b & !c | (d)`), anywhere)).toBe(`'b' & 'c' & 'd'`);
    expect(tsQueryOf(wordsOf('the'), anywhere)).toBeNull();
  });

  it('is looked for where a product says what it is', () => {
    const reach: Reach = { isAnywhere: false, isCategory: (word) => word === 'serum' };
    expect(tsQueryOf(wordsOf('zinc serum'), reach)).toBe(`'zinc':*AB & 'serum':*ABC`);
    expect(tsQueryOf(wordsOf('vitamin c serum'), reach)).toBe(
      `(('vitamin':AB <-> 'c':AB) | 'ascorbic':AB) & 'serum':*ABC`,
    );
    expect(tsQueryOf(wordsOf('redness face'), reach)).toBe(`'redness':*AB & 'face':*`);
    expect(tsQueryOf(wordsOf('vit a'), reach)).toBe(`('retinoid':AB | 'retinol':AB | 'retinal':AB)`);
  });
});
