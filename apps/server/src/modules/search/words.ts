/** Spellings and everyday words for what the catalog calls by another name; both sides lower case without accents. */
const SAME: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    moisturiser: ['moisturizer'],
    moisturising: ['moisturizing'],
    colour: ['color'],
    fibre: ['fiber'],
    odour: ['odor'],
    zit: ['acne', 'blemish'],
    zits: ['acne', 'blemish'],
    pimple: ['acne', 'blemish'],
    pimples: ['acne', 'blemish'],
    spots: ['blemish', 'hyperpigmentation', 'spot'],
    breakouts: ['acne', 'blemish', 'breakout'],
    blackheads: ['pores', 'blackhead'],
    dark: ['hyperpigmentation', 'dark'],
    dry: ['dryness', 'dry'],
    melasma: ['hyperpigmentation'],
    pigmentation: ['hyperpigmentation', 'pigment'],
    rosacea: ['redness'],
    flushing: ['redness'],
    eczema: ['dryness', 'barrier'],
    wrinkle: ['lines'],
    wrinkles: ['lines'],
    antiaging: ['lines', 'firmness', 'retinal'],
    aging: ['lines', 'firmness'],
    ageing: ['lines', 'firmness'],
    sagging: ['firmness'],
    greasy: ['oiliness', 'oil'],
    shine: ['oiliness'],
    sunscreen: ['spf', 'sun'],
    screen: ['sunscreen', 'spf'],
    sunblock: ['spf', 'sun'],
    suncream: ['spf', 'sun'],
    facewash: ['cleanser'],
    wash: ['cleanser', 'wash'],
    scrub: ['exfoliant', 'polish', 'scrub'],
    lotion: ['moisturizer', 'lotion'],
    retinol: ['retinol', 'retinal', 'retinoid'],
    hyaluron: ['hyaluronic'],
    ha: ['hyaluronic'],
    aha: ['glycolic', 'lactic', 'mandelic', 'aha'],
    bha: ['salicylic', 'bha'],
    lha: ['salicylic'],
    vitc: ['vitamin', 'ascorbic'],
    ascorbic: ['ascorbic', 'vitamin'],
    b3: ['niacinamide'],
    b5: ['panthenol'],
    cica: ['centella'],
  }),
);

/** Lower case without accents, as `regen_fold` makes it in the database. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Words, separated by anything other than letters and digits. "0.5" stays whole. */
export function allWordsOf(text: string): string[] {
  return fold(text).match(/\p{N}+\.\p{N}+|[\p{L}\p{N}]+/gu) ?? [];
}

/** The first eight words: what is searched for. */
export function wordsOf(text: string): string[] {
  return allWordsOf(text).slice(0, 8);
}

/** Words that say nothing about a product and that full text leaves out as well. */
const EMPTY = new Set([
  'a',
  'an',
  'and',
  'the',
  'for',
  'of',
  'with',
  'in',
  'on',
  'to',
  'my',
  'best',
  'good',
  'or',
  'by',
  'is',
  'it',
]);

export function isEmptyWord(word: string): boolean {
  return EMPTY.has(word);
}

export function synonymsOf(word: string): readonly string[] {
  return SAME.get(word) ?? [];
}

/** Search terms for which the catalog uses others. */
export function everydayWords(): readonly string[] {
  return [...SAME.keys()];
}

/** Vitamins by letter, and what the catalog calls them: a letter alone is in too many texts, and "a" is left out of full text. */
const VITAMINS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    a: ['retinoid', 'retinol', 'retinal'],
    b3: ['niacinamide'],
    b5: ['panthenol'],
    c: ['ascorbic'],
    e: ['tocopherol'],
  }),
);

/** What every product here is for: they rule out little, and few names have them. */
const VAGUE = new Set(['skin', 'skincare', 'face', 'facial']);

/** Which parts of a product's text count: name (A), ingredients, concerns and keywords (B), categories and tagline (C), description (D). */
export interface Reach {
  /** Whether a mention anywhere is enough: "can't tolerate vitamin C" has the words, and is no product with vitamin C. */
  isAnywhere: boolean;
  isCategory: (word: string) => boolean;
}

/** The letter of a vitamin, and how many words name it. */
function vitaminAt(words: readonly string[], at: number): { letter: string; length: number } | null {
  const word = words[at] ?? '';
  if (word === 'vitc' || word === 'ascorbic') return { letter: 'c', length: 1 };
  const letter = words[at + 1] ?? '';
  return (word === 'vitamin' || word === 'vit') && VITAMINS.has(letter) ? { letter, length: 2 } : null;
}

/**
 * A query for `to_tsquery`: every word is required and may be a prefix; a single letter among others ("factor x") is matched as it is.
 * The parts contain only letters, digits and a point, in quotes, so nothing in them is an operator.
 */
export function tsQueryOf(words: readonly string[], { isAnywhere, isCategory }: Reach): string | null {
  const isOne = words.filter((word) => !isEmptyWord(word)).length === 1;
  const parts: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const weights = isAnywhere || VAGUE.has(word) ? '' : isCategory(word) ? 'ABC' : 'AB';
    const exactly = (text: string) => (weights === '' ? `'${text}'` : `'${text}':${weights}`);
    const begun = (text: string) => `'${text}':*${weights}`;
    const vitamin = vitaminAt(words, at);
    if (vitamin !== null) {
      const { letter, length } = vitamin;
      const others = (VITAMINS.get(letter) ?? []).map(exactly);
      // Full text leaves out the letter "a": beside it every vitamin would match.
      const own = letter === 'a' ? [] : [`(${exactly('vitamin')} <-> ${exactly(letter)})`];
      parts.push(`(${[...own, ...others].join(' | ')})`);
      at += length - 1;
    } else if (!isEmptyWord(word)) {
      const own = word.length > 1 || isOne ? begun(word) : exactly(word);
      const others = synonymsOf(word).filter((other) => other !== word);
      parts.push(others.length === 0 ? own : `(${[own, ...others.map(exactly)].join(' | ')})`);
    }
  }
  return parts.length === 0 ? null : parts.join(' & ');
}
