import { describe, expect, it } from 'vitest';
import { Dictionary } from './dictionary.ts';
import type { WeighedText } from './dictionary.ts';
import { MAX_RANKED, WordIndex } from './word-index.ts';

interface Text {
  title: string;
  body?: string;
  mask?: number;
  kind?: number;
}

async function indexOf(texts: readonly Text[]) {
  const dictionary = new Dictionary();
  const documents = texts.map(({ title, body = '', mask = 1, kind = 0 }) => {
    const weighed: readonly WeighedText[] = [
      [title, 12],
      [body, 2],
    ];
    return { words: dictionary.pack(weighed), mask, kind };
  });
  const index = await WordIndex.build(documents, dictionary, 2);
  const find = (words: string, more: { mask?: number; kind?: number | null; offset?: number; limit?: number } = {}) =>
    index.find({ words: words.split(' '), mask: 1, kind: null, offset: 0, limit: 10, ...more });
  return { index, find };
}

describe('an index of words', () => {
  it('finds stems, accents and words that are being typed', async () => {
    const { find } = await indexOf([{ title: 'Exfoliating acids' }, { title: 'Crème for dry skin' }]);
    expect(find('exfoliate').documents).toEqual([0]);
    expect(find('exfolia').documents).toEqual([0]);
    expect(find('acid').documents).toEqual([0]);
    expect(find('creme').documents).toEqual([1]);
    expect(find('skins').documents).toEqual([1]);
    expect(find('kin').documents).toEqual([]);
  });

  it('wants each word, and a single letter as a word', async () => {
    const { find } = await indexOf([{ title: 'Vitamin C' }, { title: 'Vitamin for clients' }, { title: 'Vitamins' }]);
    expect(find('vitamin c').documents).toEqual([0]);
    expect(find('the vitamin').total).toBe(3);
    expect(find('vitamin peel').documents).toEqual([]);
    expect(find('the of').documents).toEqual([]);
  });

  it('ranks a title before a text, a word before its beginning, and a word before one that means the same', async () => {
    const { find } = await indexOf([
      { title: 'Other', body: 'peel' },
      { title: 'Peels' },
      { title: 'Peelable' },
      { title: 'Redness' },
      { title: 'Rosacea' },
    ]);
    expect(find('peel').documents).toEqual([1, 2, 0]);
    expect(find('rosacea').documents).toEqual([4, 3]);
  });

  it('has the pages of what a reader may read, and counts by kind whichever is asked for', async () => {
    const { find } = await indexOf(
      Array.from({ length: 30 }, (_, at) => ({ title: 'Peel', mask: at % 3 === 0 ? 1 : 2, kind: at % 2 })),
    );
    expect(find('peel')).toMatchObject({ total: 10, counts: [5, 5] });
    expect(find('peel', { kind: 1, limit: 3 })).toEqual({ documents: [3, 9, 15], total: 5, counts: [5, 5] });
    expect(find('peel', { kind: 1, limit: 3, offset: 3 }).documents).toEqual([21, 27]);
    expect(find('peel', { mask: 4 })).toEqual({ documents: [], total: 0, counts: [0, 0] });
    expect(find('peel', { offset: MAX_RANKED, limit: 12 }).documents).toEqual([]);
  });

  it('corrects words by those that the reader may read', async () => {
    const { index } = await indexOf([
      { title: 'Sunscreen' },
      { title: 'Alginate', mask: 2 },
      { title: 'Contraindications', mask: 2 },
    ]);
    expect(index.respell(['suncsreen', 'the'], 1)).toEqual(['sunscreen', 'the']);
    expect(index.respell(['sunscr'], 1)).toBeNull();
    expect(index.respell(['algenate'], 1)).toBeNull();
    expect(index.respell(['algenate'], 2)).toEqual(['alginate']);
    expect(index.respell(['alginate'], 1)).toBeNull();
  });
});

describe('10,000 documents', () => {
  const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'xo', 'zu', 'tra'];
  const word = (number: number): string =>
    [number % 16, Math.floor(number / 16) % 16, Math.floor(number / 256) % 16, 3].map((at) => syllables[at]).join('');

  it('are searched in less than 1 ms of CPU time', async () => {
    const { find, index } = await indexOf(
      Array.from({ length: 10_000 }, (_, at) => ({
        title: `Skin ${word(at)} and ${word(at * 7)}`,
        // Few words are in many texts, and many in few.
        body: Array.from({ length: 150 }, (_word, place) => word(Math.floor((at * 31 + place * 97) ** 1.3))).join(' '),
        kind: at % 2,
      })),
    );
    const queries = [
      'skin',
      'sk',
      word(77),
      `skin ${word(7)}`,
      word(4).slice(0, 2),
      word(9).slice(0, 5),
      `${word(3)} ${word(5)}`,
    ];
    const search = () => {
      for (const query of queries) find(query, { limit: 12 });
      index.respell([`${word(1_234)}q`], 1);
    };
    for (let warm = 0; warm < 20; warm += 1) search();
    const before = process.cpuUsage();
    const rounds = 40;
    for (let round = 0; round < rounds; round += 1) search();
    const { user, system } = process.cpuUsage(before);
    expect(find('skin').total).toBe(10_000);
    const perQuery = (user + system) / 1_000 / rounds / (queries.length + 1);
    expect(perQuery).toBeLessThan(1);
  });
});
