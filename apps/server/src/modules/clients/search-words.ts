/** What was typed, cut into words; beside each word its digits when it may be part of a phone number. */
export interface SearchWords {
  words: string[];
  digits: (string | null)[];
}

const MAX_WORDS = 8;
/** Fewer digits are in every phone number. */
const LEAST_DIGITS = 3;

export function searchWords(text: string): SearchWords {
  const words = text.normalize('NFC').trim().split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS);
  return {
    words,
    digits: words.map((word) => {
      const digits = word.replace(/\D/g, '');
      return digits.length >= LEAST_DIGITS && /^[+()\d./-]+$/.test(word) ? digits : null;
    }),
  };
}
