import { allowedEdits, editDistance } from '@regen/domain';

/** A word of the catalog, which audiences may see it, and in how many products it appears. */
export interface KnownWord {
  readonly word: string;
  readonly mask: number;
  readonly uses: number;
}

/** Which letters a word has, one bit each; letters far apart in Unicode may share a bit. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsIn(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Knows the words of the catalog and finds the likeliest one for a word that it does not know. An audience is only
 * ever offered words of products that it sees.
 */
export class Spelling {
  readonly #byLength = new Map<number, (KnownWord & { letters: number })[]>();
  readonly #known = new Map<string, KnownWord>();

  constructor(words: Iterable<KnownWord>) {
    for (const word of words) {
      this.#known.set(word.word, word);
      const lettered = { ...word, letters: lettersOf(word.word) };
      const group = this.#byLength.get(word.word.length);
      if (group === undefined) this.#byLength.set(word.word.length, [lettered]);
      else group.push(lettered);
    }
  }

  knows(word: string, mask: number): boolean {
    const known = this.#known.get(word);
    return known !== undefined && (known.mask & mask) !== 0;
  }

  /** The nearest known word, the more common one of equals; null when none is near. */
  correct(word: string, mask: number): string | null {
    const limit = allowedEdits(word.length);
    const letters = lettersOf(word);
    let best: KnownWord | null = null;
    let bestScore = Number.POSITIVE_INFINITY;
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      for (const known of this.#byLength.get(length) ?? []) {
        // A change of one letter adds one and takes one away at most: most words need no closer look.
        if ((known.mask & mask) === 0 || bitsIn(known.letters ^ letters) > 2 * limit) continue;
        const away = editDistance(word, known.word, limit);
        if (away > limit) continue;
        // Users rarely get the first letter wrong.
        const score = away + (known.word[0] === word[0] ? 0 : 0.5) - Math.min(Math.log10(known.uses + 1), 3) / 100;
        if (score < bestScore) {
          best = known;
          bestScore = score;
        }
      }
    }
    return best?.word ?? null;
  }
}
