import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Spelling } from './spelling.ts';
import { FIELDS, partsOf, wordsOf, type Part, type Reach, type Term } from './words.ts';

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
  it('is nothing but words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const word of wordsOf(text)) expect(word).toMatch(/^(\p{N}+\.\p{N}+|[\p{L}\p{N}]+)$/u);
      }),
    );
    expect(partsOf(wordsOf('the'), anywhere)).toEqual([]);
  });

  it('is looked for where a product says what it is', () => {
    const reach: Reach = { isAnywhere: false, isCategory: (word) => word === 'serum' };
    const typed = (word: string): Term => ({ word, isBeginning: true, isOwn: true });
    const other = (word: string): Term => ({ word, isBeginning: false, isOwn: false });
    const vitaminC: Part = {
      terms: [{ ...typed('vitamin c'), isBeginning: false }, other('ascorbic')],
      least: FIELDS.keyword,
    };
    expect(partsOf(wordsOf('zinc serum'), reach)).toEqual([
      { terms: [typed('zinc')], least: FIELDS.keyword },
      { terms: [typed('serum')], least: FIELDS.category },
    ]);
    expect(partsOf(wordsOf('vitamin c serum'), reach)[0]).toEqual(vitaminC);
    expect(partsOf(wordsOf('redness face'), reach)[1]).toEqual({ terms: [typed('face')], least: FIELDS.description });
    const retinoids = ['retinoid', 'retinol', 'retinal'].map(other);
    expect(partsOf(wordsOf('vit a'), reach)).toEqual([{ terms: retinoids, least: FIELDS.keyword }]);
  });
});
