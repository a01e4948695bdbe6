const MAX_WORDS = 8;

/** The input as `like` patterns, one per word; null if there is no word. */
export function searchPatterns(text: string): string[] | null {
  const words = text.normalize('NFC').trim().split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS);
  return words.length === 0 ? null : words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
