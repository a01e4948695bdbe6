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

/**
 * A query for `to_tsquery`: every word is required and may be a prefix; a single letter among others ("vitamin c") is matched as it is.
 * The parts contain only letters, digits and a point, in quotes, so nothing in them is an operator.
 */
export function tsQueryOf(words: readonly string[]): string | null {
  const telling = words.filter((word) => !isEmptyWord(word));
  if (telling.length === 0) return null;
  const quoted = (word: string) => `'${word}'`;
  return telling
    .map((word) => {
      const own = word.length > 1 || telling.length === 1 ? `${quoted(word)}:*` : quoted(word);
      const others = synonymsOf(word).filter((other) => other !== word);
      return others.length === 0 ? own : `(${[own, ...others.map(quoted)].join(' | ')})`;
    })
    .join(' & ');
}
