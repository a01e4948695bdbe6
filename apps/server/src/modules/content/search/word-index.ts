import { stemmer } from 'stemmer';
import { turn } from '../../../turn.ts';
import { Spelling } from '../../search/spelling.ts';
import type { KnownWord } from '../../search/spelling.ts';
import { isEmptyWord, synonymsOf } from '../../search/words.ts';
import type { Dictionary, PackedWords } from './dictionary.ts';
import { numberOf, packed, weightOf } from './dictionary.ts';

/** What is searched: its words, by whom it may be read, and which of the kinds that are counted it is. */
export interface IndexedDocument {
  readonly words: PackedWords;
  readonly mask: number;
  readonly kind: number;
}

export interface Query {
  readonly words: readonly string[];
  readonly mask: number;
  /** Only of this kind. */
  readonly kind: number | null;
  readonly offset: number;
  readonly limit: number;
}

interface Matches {
  /** Numbers of the documents on the page, the best first. */
  readonly documents: readonly number[];
  readonly total: number;
  /** By kind, whichever was asked for. */
  readonly counts: readonly number[];
}

/** Later results are too vague to matter, and a page costs more the later it is. */
export const MAX_RANKED = 1_000;
/** What one word of a query may cost, however many words begin with it. */
const MAX_POSTINGS = 60_000;
/** What a word is worth that only begins with what was typed, or means the same. */
const PREFIX = 0.6;
const SYNONYM = 0.5;
/** Documents that are indexed before others get their turn. */
const SLICE = 250;

/** Which documents have which words, by stem: one array of numbers per stem, so that a query is a walk over a few of them. */
export class WordIndex {
  /** By document. */
  readonly #readers: Uint8Array;
  readonly #kinds: Uint8Array;
  readonly #counted: number;
  readonly #dictionary: Dictionary;
  /** By stem: the number of a document and its weight, in one number each. */
  readonly #postings: readonly Uint32Array[];
  /** By word: who may read a document that has it, and how many have it. */
  readonly #masks: Uint8Array;
  readonly #uses: Uint32Array;
  /** Words in use, in alphabetical order. */
  readonly #sorted: readonly number[];
  /** Working memory of a query; a query is not interrupted. */
  readonly #scores: Float32Array;
  readonly #best: Float32Array;
  readonly #matched: Uint8Array;
  #spelling: Spelling | undefined;

  private constructor(
    documents: readonly IndexedDocument[],
    dictionary: Dictionary,
    kinds: number,
    built: { postings: number[][]; masks: Uint8Array; uses: Uint32Array },
  ) {
    this.#readers = Uint8Array.from(documents, ({ mask }) => mask);
    this.#kinds = Uint8Array.from(documents, ({ kind }) => kind);
    this.#counted = kinds;
    this.#dictionary = dictionary;
    this.#postings = built.postings.map((list) => Uint32Array.from(list));
    this.#masks = built.masks;
    this.#uses = built.uses;
    const inUse = [...built.uses.keys()].filter((word) => built.uses[word] !== 0);
    const { words } = dictionary;
    this.#sorted = inUse.toSorted((a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1));
    this.#scores = new Float32Array(documents.length);
    this.#best = new Float32Array(documents.length);
    this.#matched = new Uint8Array(documents.length);
  }

  /** Documents of one rank stay in the order in which they are given. */
  static async build(documents: readonly IndexedDocument[], dictionary: Dictionary, kinds: number): Promise<WordIndex> {
    const postings: number[][] = Array.from({ length: dictionary.stemCount }, () => []);
    const masks = new Uint8Array(dictionary.words.length);
    const uses = new Uint32Array(dictionary.words.length);
    for (const [number, { words, mask }] of documents.entries()) {
      if (number % SLICE === SLICE - 1) await turn();
      // Several words of a document may have one stem: the weightiest counts.
      const weights = new Map<number, number>();
      for (const pair of words) {
        const word = numberOf(pair);
        const stem = dictionary.stems[word] ?? 0;
        weights.set(stem, Math.max(weights.get(stem) ?? 0, weightOf(pair)));
        masks[word] = (masks[word] ?? 0) | mask;
        uses[word] = (uses[word] ?? 0) + 1;
      }
      for (const [stem, weight] of weights) postings[stem]?.push(packed(number, weight));
    }
    return new WordIndex(documents, dictionary, kinds, { postings, masks, uses });
  }

  /** Documents that have every word, or one that it begins. */
  find({ words, mask, kind, offset, limit }: Query): Matches {
    const telling = words.filter((word) => !isEmptyWord(word));
    const counts = Array.from({ length: this.#counted }, () => 0);
    if (telling.length === 0) return { documents: [], total: 0, counts };
    const scores = this.#scores.fill(0);
    const matched = this.#matched.fill(0);
    for (const [at, word] of telling.entries()) this.#match(word, at, telling.length === 1);
    const ranked: number[] = [];
    const most = Math.min(offset + limit, MAX_RANKED);
    for (let number = 0; number < matched.length; number += 1) {
      if (matched[number] !== telling.length || ((this.#readers[number] ?? 0) & mask) === 0) continue;
      const own = this.#kinds[number] ?? 0;
      counts[own] = (counts[own] ?? 0) + 1;
      if (kind !== null && own !== kind) continue;
      const score = scores[number] ?? 0;
      const last = ranked.at(-1);
      if (ranked.length === most && (last === undefined || (scores[last] ?? 0) >= score)) continue;
      let place = ranked.length;
      while (place > 0 && (scores[ranked[place - 1] ?? 0] ?? 0) < score) place -= 1;
      ranked.splice(place, 0, number);
      if (ranked.length > most) ranked.pop();
    }
    const total = kind === null ? counts.reduce((sum, count) => sum + count, 0) : (counts[kind] ?? 0);
    return { documents: ranked.slice(offset), total, counts };
  }

  /** The words with unknown ones replaced by their likeliest spelling; null when there is nothing to replace. */
  respell(words: readonly string[], mask: number): readonly string[] | null {
    const better = words.map((word) =>
      isEmptyWord(word) || synonymsOf(word).length > 0 || this.#knows(word, mask)
        ? word
        : (this.#spell().correct(word, mask) ?? word),
    );
    return better.some((word, at) => word !== words[at]) ? better : null;
  }

  #match(word: string, at: number, isOnly: boolean): void {
    const done = new Set<number>();
    let budget = MAX_POSTINGS;
    const add = (stem: number | undefined, factor: number) => {
      const postings = stem === undefined || done.has(stem) ? undefined : this.#postings[stem];
      if (stem === undefined || !postings || budget <= 0) return;
      done.add(stem);
      budget -= postings.length;
      this.#score(postings, at, factor);
    };
    const { stemIds } = this.#dictionary;
    add(stemIds.get(stemmer(word)), 1);
    for (const other of synonymsOf(word)) add(stemIds.get(stemmer(other)), SYNONYM);
    // A single letter among other words ("vitamin c") is a whole word, not a prefix.
    if (word.length === 1 && !isOnly) return;
    const begun = new Set(this.#begunBy(word).map((known) => this.#dictionary.stems[known] ?? 0));
    const sizeOf = (stem: number) => this.#postings[stem]?.length ?? 0;
    for (const stem of [...begun].toSorted((a, b) => sizeOf(b) - sizeOf(a))) add(stem, PREFIX);
  }

  /** Of documents that have all words before this one. */
  #score(postings: Uint32Array, at: number, factor: number): void {
    const rarity = factor * Math.log(1 + this.#matched.length / postings.length);
    for (let place = 0; place < postings.length; place += 1) {
      const posting = postings[place] ?? 0;
      const number = numberOf(posting);
      const worth = weightOf(posting) * rarity;
      if (this.#matched[number] === at) {
        this.#matched[number] = at + 1;
        this.#best[number] = worth;
        this.#scores[number] = (this.#scores[number] ?? 0) + worth;
      } else if (this.#matched[number] === at + 1 && worth > (this.#best[number] ?? 0)) {
        this.#scores[number] = (this.#scores[number] ?? 0) + worth - (this.#best[number] ?? 0);
        this.#best[number] = worth;
      }
    }
  }

  #begunBy(prefix: string): readonly number[] {
    const { words } = this.#dictionary;
    let from = 0;
    let to = this.#sorted.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((words[this.#sorted[middle] ?? 0] ?? '') < prefix) from = middle + 1;
      else to = middle;
    }
    let end = from;
    while (words[this.#sorted[end] ?? -1]?.startsWith(prefix)) end += 1;
    return this.#sorted.slice(from, end);
  }

  #knows(word: string, mask: number): boolean {
    return this.#begunBy(word).some((known) => ((this.#masks[known] ?? 0) & mask) !== 0);
  }

  /** Made for the first word that nobody knows. */
  #spell(): Spelling {
    if (this.#spelling) return this.#spelling;
    const known = this.#sorted.flatMap((number): KnownWord | [] => {
      const word = this.#dictionary.words[number] ?? '';
      if (word.length < 4 || /^\p{N}/u.test(word)) return [];
      return { word, mask: this.#masks[number] ?? 0, uses: this.#uses[number] ?? 0 };
    });
    this.#spelling = new Spelling(known);
    return this.#spelling;
  }
}
