/** First letters of the first and the last word: "Ada King Lovelace" → "AL". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letter = (word: string | undefined) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '';
  return letter(words[0]) + (words.length > 1 ? letter(words.at(-1)) : '');
}
