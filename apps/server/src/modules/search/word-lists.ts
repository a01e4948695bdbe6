import { turn } from '../../turn.ts';
import type { Field } from './words.ts';

const FIELD_BITS = 3;

/** The position of a product and the field in which it has a word, in one number. */
export const postingOf = (position: number, field: Field): number => ((position << FIELD_BITS) | field) >>> 0;
export const positionOf = (posting: number): number => posting >>> FIELD_BITS;
export const fieldOf = (posting: number): number => posting & ((1 << FIELD_BITS) - 1);

/** Postings that are copied per turn of the event loop: some milliseconds. */
const SLICE = 500_000;

/** Words in order, and the products that have each: four bytes for a word of a product, and some fifty for a word. */
export interface WordLists {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  /** Where the postings of each word begin; one more says where the last ones end. */
  readonly starts: Uint32Array;
  readonly postings: Uint32Array;
}

export const NO_WORDS: WordLists = { words: [], stems: [], starts: new Uint32Array(1), postings: new Uint32Array() };

/** Two sorted lists as one, each word once, with its place in the first list, or -1. */
function* merged(known: readonly string[], added: readonly string[]): Generator<[word: string, place: number]> {
  let place = 0;
  for (const word of added) {
    for (; place < known.length && (known[place] ?? '') < word; place += 1) yield [known[place] ?? '', place];
    yield [word, known[place] === word ? place : -1];
    if (known[place] === word) place += 1;
  }
  for (; place < known.length; place += 1) yield [known[place] ?? '', place];
}

/**
 * The lists plus the postings of more products. `moved` says where the products of the previous lists are now, -1 for those that are gone;
 * without it, they have not moved. Costs one copy, whatever has changed.
 */
export async function withWords(
  before: WordLists,
  moved: Int32Array | null,
  added: ReadonlyMap<string, readonly number[]>,
  stemOf: (word: string) => string,
): Promise<WordLists> {
  const more = [...added.values()].reduce((sum, { length }) => sum + length, 0);
  const postings = new Uint32Array(before.postings.length + more);
  const words: string[] = [];
  const stems: string[] = [];
  const starts: number[] = [0];
  let end = 0;
  let nextTurn = SLICE;
  for (const [word, place] of merged(before.words, [...added.keys()].toSorted(byCodeUnits))) {
    const start = end;
    if (place >= 0) {
      for (const posting of before.postings.subarray(before.starts[place], before.starts[place + 1])) {
        const position = moved === null ? positionOf(posting) : (moved[positionOf(posting)] ?? -1);
        if (position < 0) continue;
        postings[end] = (position << FIELD_BITS) | fieldOf(posting);
        end += 1;
      }
    }
    for (const posting of added.get(word) ?? []) {
      postings[end] = posting;
      end += 1;
    }
    if (end === start) continue;
    words.push(word);
    stems.push(before.stems[place] ?? stemOf(word));
    starts.push(end);
    if (end < nextTurn) continue;
    nextTurn = end + SLICE;
    await turn();
  }
  return { words, stems, starts: Uint32Array.from(starts), postings: postings.slice(0, end) };
}

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
