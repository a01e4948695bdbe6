/** As it is compared: without accents and case. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether a text has each word of what somebody typed, also as a part of one; no words are in every text. */
export function hasWords(typed: string): (text: string) => boolean {
  const words = plain(typed)
    .split(/[\s,?]+/)
    .filter((word) => word !== '');
  return (text) => {
    if (words.length === 0) return true;
    const compared = plain(text);
    return words.every((word) => compared.includes(word));
  };
}
