/** A word of the catalog, which audiences may see it, and in how many products it appears. */
export interface KnownWord {
  readonly word: string;
  readonly mask: number;
  readonly uses: number;
}

/** Changes of one letter (missing, extra, wrong, two swapped) from `a` to `b`; gives up above `limit`. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    let least = row;
    for (let at = 1; at <= b.length; at += 1) {
      const same = a[row - 1] === b[at - 1];
      let cost = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      if (swapped) cost = Math.min(cost, (before[at - 2] ?? 0) + 1);
      now.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    before = last;
    last = now;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
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

/** How many wrong letters a word of this length may have. */
function forgiven(length: number): number {
  return length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3;
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
    const limit = forgiven(word.length);
    const letters = lettersOf(word);
    let best: KnownWord | null = null;
    let bestScore = Number.POSITIVE_INFINITY;
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      for (const known of this.#byLength.get(length) ?? []) {
        // A change of one letter adds one and takes one away at most: most words need no closer look.
        if ((known.mask & mask) === 0 || bitsIn(known.letters ^ letters) > 2 * limit) continue;
        const away = distance(word, known.word, limit);
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
