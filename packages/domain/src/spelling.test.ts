import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedEdits, editDistance } from './spelling.ts';

describe('the distance between two words', () => {
  it('counts missing, extra, wrong and swapped letters once', () => {
    expect(editDistance('serum', 'serum', 3)).toBe(0);
    expect(editDistance('serm', 'serum', 3)).toBe(1);
    expect(editDistance('seruum', 'serum', 3)).toBe(1);
    expect(editDistance('sarum', 'serum', 3)).toBe(1);
    expect(editDistance('sreum', 'serum', 3)).toBe(1);
    expect(editDistance('mask', 'serum', 3)).toBe(4);
    expect(editDistance('mask', 'serum', 9)).toBe(5);
  });

  it('is the same both ways and gives up just above the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        const full = editDistance(a, b, 10);
        expect(editDistance(b, a, 10)).toBe(full);
        expect(editDistance(a, b, limit)).toBe(Math.min(full, limit + 1));
      }),
    );
  });
});

it('forgives more wrong letters in longer words', () => {
  expect([3, 4, 6, 9].map(allowedEdits)).toEqual([0, 1, 2, 3]);
});
