import { stemmer } from 'stemmer';
import { allWordsOf } from '../../search/words.ts';

/** Words of a document with their weights, in one number each: few bytes, since there are hundreds per document. */
export type PackedWords = Uint32Array;

const WEIGHT_BITS = 4;
const MAX_WEIGHT = (1 << WEIGHT_BITS) - 1;
/** Longer ones are not words. */
const MAX_LETTERS = 40;

/** A number, of a word or of a document, and a weight in one number. */
export const packed = (number: number, weight: number): number => ((number << WEIGHT_BITS) | weight) >>> 0;
export const numberOf = (pair: number): number => pair >>> WEIGHT_BITS;
export const weightOf = (pair: number): number => pair & MAX_WEIGHT;

/** A part of a document, and how much its words are worth: 1 to `MAX_WEIGHT`. */
export type WeighedText = readonly [text: string, weight: number];

/** Gives each word a number, and words of one stem ("peels", "peeling") a number in common. */
export class Dictionary {
  readonly words: string[] = [];
  /** By word. */
  readonly stems: number[] = [];
  readonly stemIds = new Map<string, number>();
  readonly #wordIds = new Map<string, number>();

  get stemCount(): number {
    return this.stemIds.size;
  }

  pack(texts: readonly WeighedText[]): PackedWords {
    const weights = new Map<number, number>();
    for (const [text, weight] of texts) {
      for (const word of allWordsOf(text)) {
        if (word.length > MAX_LETTERS) continue;
        const id = this.#idOf(word);
        if ((weights.get(id) ?? 0) < weight) weights.set(id, weight);
      }
    }
    return Uint32Array.from(weights, ([word, weight]) => packed(word, weight));
  }

  #idOf(word: string): number {
    const known = this.#wordIds.get(word);
    if (known !== undefined) return known;
    const id = this.words.length;
    const stem = stemmer(word);
    let stemId = this.stemIds.get(stem);
    if (stemId === undefined) this.stemIds.set(stem, (stemId = this.stemIds.size));
    this.#wordIds.set(word, id);
    this.words.push(word);
    this.stems.push(stemId);
    return id;
  }
}
