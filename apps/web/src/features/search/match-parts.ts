export interface MatchPart {
  text: string;
  isMatch: boolean;
}

/** A label split where a search term starts a word of it: "vit" marks "Vit" of "Vitamin C Serum", and not "vit" of "Invite". */
export function matchParts(label: string, typed: string): MatchPart[] {
  const words = [...new Set(typed.toLowerCase().split(/\s+/))].filter(Boolean).toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return [{ text: label, isMatch: false }];
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const parts = label.split(new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})`, 'iu'));
  return parts.map((text, at) => ({ text, isMatch: at % 2 === 1 })).filter(({ text }) => text !== '');
}
