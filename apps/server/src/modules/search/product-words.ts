import { stemmer } from 'stemmer';
import type { WordLists } from './word-lists.ts';
import { fieldOf, positionOf } from './word-lists.ts';
import { FIELDS } from './words.ts';
import type { Part } from './words.ts';

/** What a word is worth by its field, in hundredths. */
const WORTH: readonly number[] = [0, 2, 15, 45, 45, 100, 100];
const FULL = 100;
/** What a word is worth that only begins with what was typed, or means the same. */
const NEAR = 0.8;
/** For a name that begins with everything typed, or contains it in this order. */
const BEGINS = 100;
const HAS = 50;
/** For the product whose SKU was typed. */
const EXACT = 255;

/** Words with digits, as in names of percentages and SKUs, have no endings. */
export function stemOf(word: string): string {
  return /\p{N}/u.test(word) ? word : stemmer(word);
}

/** A search, as the index sees it. */
export interface WordQuery {
  readonly parts: readonly Part[];
  /** Everything that was typed, as names are stored. */
  readonly phrase: string;
  /** The product whose SKU was typed. */
  readonly exact: number | undefined;
}

/** The first place in a sorted list that doesn't come before `word`. */
function placeOf(sorted: readonly string[], word: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Sorts after everything that begins with the same letters. */
const LAST = '\uffff';

/**
 * Which products have which words, at one state of the catalog: positions are those of its `CatalogIndex`. A query walks over the postings
 * of its words, and then once over all products in the order that breaks ties.
 */
export class ProductWords {
  readonly #lists: WordLists;
  /** Folded names by position, which is their order. */
  readonly #names: readonly string[];
  /** Places of words by stem, for words that aren't their own stem. */
  readonly #inflected = new Map<string, number[]>();
  // Working memory of a query; a query is not interrupted.
  readonly #matched: Uint8Array;
  readonly #best: Uint8Array;
  readonly #points: Uint16Array;

  constructor(lists: WordLists, names: readonly string[]) {
    this.#lists = lists;
    this.#names = names;
    this.#matched = new Uint8Array(names.length);
    this.#best = new Uint8Array(names.length);
    this.#points = new Uint16Array(names.length);
    for (const [place, stem] of lists.stems.entries()) {
      if (stem === lists.words[place]) continue;
      const known = this.#inflected.get(stem);
      if (known === undefined) this.#inflected.set(stem, [place]);
      else known.push(place);
    }
  }

  /** Positions of the products of `order` that have every part, best first; ties keep that order. */
  find({ parts, phrase, exact }: WordQuery, order: Uint32Array): Uint32Array {
    this.#matched.fill(0);
    this.#points.fill(0);
    let left = 0;
    for (const [at, part] of parts.entries()) {
      left = this.#match(part, at);
      if (left === 0) break;
    }
    if (left === 0) return new Uint32Array();
    const [from, to] = [placeOf(this.#names, phrase), placeOf(this.#names, phrase + LAST)];
    const scores = this.#best;
    const counts = new Uint32Array(EXACT + 1);
    for (const position of order) {
      if (this.#matched[position] !== parts.length) continue;
      let score = Math.floor((this.#points[position] ?? 0) / parts.length);
      if (position === exact) score = EXACT;
      else if (position >= from && position < to) score += BEGINS;
      else if (score === FULL && parts.length > 1 && this.#names[position]?.includes(phrase)) score += HAS;
      scores[position] = score;
      counts[score] = (counts[score] ?? 0) + 1;
    }
    // A counting sort: the counts say where each score begins. Sorting by comparison would take ten times as long.
    let total = 0;
    for (let score = EXACT; score >= 0; score -= 1) {
      const count = counts[score] ?? 0;
      counts[score] = total;
      total += count;
    }
    const found = new Uint32Array(total);
    for (const position of order) {
      if (this.#matched[position] !== parts.length) continue;
      const score = scores[position] ?? 0;
      const place = counts[score] ?? 0;
      counts[score] = place + 1;
      found[place] = position;
    }
    return found;
  }

  /** Whether a product that `isSeen` has the word, or one that it begins. */
  knows(word: string, isSeen: (position: number) => boolean): boolean {
    const { postings, starts } = this.#lists;
    for (const place of new Set([...this.#wholeWord(word), ...this.#begunBy(word)])) {
      for (const posting of postings.subarray(starts[place], starts[place + 1]))
        if (isSeen(positionOf(posting))) return true;
    }
    return false;
  }

  /** The words of names and ingredients, who may see a product that has it, and how many have it. */
  *spelled(audiences: (position: number) => number): Generator<{ word: string; mask: number; uses: number }> {
    const { words, postings, starts } = this.#lists;
    for (const [place, word] of words.entries()) {
      let mask = 0;
      let uses = 0;
      for (const posting of postings.subarray(starts[place], starts[place + 1])) {
        const field = fieldOf(posting);
        if (field !== FIELDS.name && field !== FIELDS.ingredient) continue;
        mask |= audiences(positionOf(posting));
        uses += 1;
      }
      if (uses > 0) yield { word, mask, uses };
    }
  }

  /** Marks products that have all parts before this one, and this one too; returns how many. */
  #match({ terms, least }: Part, at: number): number {
    let count = 0;
    for (const { word, isBeginning, isOwn } of terms) {
      for (const place of this.#wholeWord(word)) count += this.#score(place, at, least, isOwn ? 1 : NEAR);
      if (isBeginning) for (const place of this.#begunBy(word)) count += this.#score(place, at, least, NEAR);
    }
    return count;
  }

  #score(place: number, at: number, least: number, factor: number): number {
    const { postings, starts } = this.#lists;
    let count = 0;
    const end = starts[place + 1] ?? 0;
    for (let number = starts[place] ?? 0; number < end; number += 1) {
      const posting = postings[number] ?? 0;
      const field = fieldOf(posting);
      if (field < least) continue;
      const position = positionOf(posting);
      const worth = Math.floor((WORTH[field] ?? 0) * factor);
      const before = this.#matched[position] ?? 0;
      if (before === at) {
        count += 1;
        this.#matched[position] = at + 1;
        this.#best[position] = worth;
        this.#points[position] = (this.#points[position] ?? 0) + worth;
      } else if (before === at + 1 && worth > (this.#best[position] ?? 0)) {
        this.#points[position] = (this.#points[position] ?? 0) + worth - (this.#best[position] ?? 0);
        this.#best[position] = worth;
      }
    }
    return count;
  }

  /** Places of the words that differ only by their ending. */
  #wholeWord(word: string): readonly number[] {
    const stem = stemOf(word);
    const place = placeOf(this.#lists.words, stem);
    const others = this.#inflected.get(stem) ?? [];
    return this.#lists.words[place] === stem ? [place, ...others] : others;
  }

  /** Places of the words that begin with this one, or with its stem. */
  #begunBy(word: string): Set<number> {
    const { words } = this.#lists;
    const places = new Set<number>();
    for (const beginning of new Set([word, stemOf(word)])) {
      const end = placeOf(words, beginning + LAST);
      for (let place = placeOf(words, beginning); place < end; place += 1) places.add(place);
    }
    return places;
  }
}
