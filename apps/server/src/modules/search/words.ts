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

/** Words that say nothing about a product. */
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

/** English words that are in every text: PostgreSQL's stop words. */
const STOP_WORDS = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its
  itself they them their theirs themselves what which who whom this that these those am is are was were be been being have has
  had having do does did doing a an the and but if or because as until while of at by for with about against between into
  through during before after above below to from up down in out on off over under again further then once here there when
  where why how all any both each few more most other some such no nor not only own same so than too very s t can will just
  don should now`.split(/\s+/),
);

/** Words that product search ignores. */
export function isStopWord(word: string): boolean {
  return EMPTY.has(word) || STOP_WORDS.has(word);
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

/** Parts of a product's text, the most telling one last; `description` is the least that counts at all. */
export const FIELDS = { description: 1, category: 2, keyword: 3, ingredient: 4, sku: 5, name: 6 } as const;
export type Field = (typeof FIELDS)[keyof typeof FIELDS];

/** How far beyond a product's name to look for the words. */
export interface Reach {
  /** Whether a mention anywhere is enough: "can't tolerate vitamin C" has the words, and is no product with vitamin C. */
  isAnywhere: boolean;
  isCategory: (word: string) => boolean;
}

export interface Term {
  word: string;
  /** Whether it may be the beginning of a word. */
  isBeginning: boolean;
  /** Whether it was typed, or stands for what was typed. */
  isOwn: boolean;
}

/** One of these terms, in a field that tells no less than `least`. */
export interface Part {
  terms: readonly Term[];
  least: Field;
}

/** The letter of a vitamin, and how many words name it. */
function vitaminAt(words: readonly string[], at: number): { letter: string; length: number } | null {
  const word = words[at] ?? '';
  if (word === 'vitc' || word === 'ascorbic') return { letter: 'c', length: 1 };
  const letter = words[at + 1] ?? '';
  return (word === 'vitamin' || word === 'vit') && VITAMINS.has(letter) ? { letter, length: 2 } : null;
}

/** The words of a text that are searched for: those that tell something, and a vitamin with its letter as one more word. */
export function indexedWords(text: string): string[] {
  const words = allWordsOf(text);
  const vitamins = words.flatMap((word, at) => {
    const letter = words[at + 1] ?? '';
    return word === 'vitamin' && letter !== 'a' && VITAMINS.has(letter) ? [`vitamin ${letter}`] : [];
  });
  return [...words.filter((word) => !STOP_WORDS.has(word)), ...vitamins];
}

/** Every part is required. A single letter among other words ("factor x") is a whole word, not a beginning. */
export function partsOf(words: readonly string[], { isAnywhere, isCategory }: Reach): Part[] {
  const isOne = words.filter((word) => !isStopWord(word)).length === 1;
  const parts: Part[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const isVague = isAnywhere || VAGUE.has(word);
    const least = isVague ? FIELDS.description : isCategory(word) ? FIELDS.category : FIELDS.keyword;
    const whole = (other: string, isOwn = false): Term => ({ word: other, isBeginning: false, isOwn });
    const vitamin = vitaminAt(words, at);
    if (vitamin !== null) {
      const { letter, length } = vitamin;
      // Texts name vitamin A by its substances; the letter is in all of them as an article.
      const own = letter === 'a' ? [] : [whole(`vitamin ${letter}`, true)];
      parts.push({ terms: [...own, ...(VITAMINS.get(letter) ?? []).map((other) => whole(other))], least });
      at += length - 1;
    } else if (!isStopWord(word)) {
      const own: Term = { word, isBeginning: word.length > 1 || isOne, isOwn: true };
      const others = synonymsOf(word).filter((other) => other !== word);
      parts.push({ terms: [own, ...others.map((other) => whole(other))], least });
    }
  }
  return parts;
}
