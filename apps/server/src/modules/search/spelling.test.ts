import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, Spelling } from './spelling.ts';
import { tsQueryOf, wordsOf } from './words.ts';

describe('the distance between two words', () => {
  it('counts missing, extra, wrong and swapped letters once', () => {
    expect(distance('serum', 'serum', 3)).toBe(0);
    expect(distance('serm', 'serum', 3)).toBe(1);
    expect(distance('seruum', 'serum', 3)).toBe(1);
    expect(distance('sarum', 'serum', 3)).toBe(1);
    expect(distance('sreum', 'serum', 3)).toBe(1);
    expect(distance('mask', 'serum', 3)).toBe(4);
    expect(distance('mask', 'serum', 9)).toBe(5);
  });

  it('is the same both ways and gives up just above the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        const full = distance(a, b, 10);
        expect(distance(b, a, 10)).toBe(full);
        expect(distance(a, b, limit)).toBe(Math.min(full, limit + 1));
      }),
    );
  });
});

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
    expect(tsQueryOf(wordsOf(`a'b & !c | (d)`))).toBe(`'b' & 'c' & 'd'`);
    expect(tsQueryOf(wordsOf('the'))).toBeNull();
  });
});
