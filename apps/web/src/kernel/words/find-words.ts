/** As it is compared: without accents and case. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** A value of a filter, if it is one of its choices. */
export const knownChoice = (value: string | undefined, choices: readonly string[]): string | undefined =>
  isChoice(value, choices) ? value : undefined;

/** Whether a filter narrows a list: a value that is none of its choices, such as of an old link, is as good as none. */
export const isChoice = (value: string | undefined, choices: readonly string[]): boolean =>
  value !== undefined && choices.includes(value);

/** The words that somebody typed, as they are compared. */
export const typedWords = (typed: string): string[] =>
  plain(typed)
    .split(/[\s,?]+/)
    .filter((word) => word !== '');

/** Whether a text has each word of what somebody typed, also as a part of one; no words are in every text. */
export function hasWords(typed: string): (text: string) => boolean {
  const words = typedWords(typed);
  return (text) => {
    if (words.length === 0) return true;
    const compared = plain(text);
    return words.every((word) => compared.includes(word));
  };
}
