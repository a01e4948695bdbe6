import { allowedEdits, editDistance } from '@regen/domain';
import { plain, typedWords } from './find-words.ts';

/** A word by the nearest of those that are known; null when none resembles it. */
function nearest(word: string, known: ReadonlySet<string>): string | null {
  let limit = allowedEdits(word.length);
  let best: string | null = null;
  for (const other of known) {
    const away = editDistance(word, other, limit);
    if (away > limit) continue;
    best = other;
    limit = away - 1;
    if (limit < 0) break;
  }
  return best;
}

/** What somebody typed in the spelling of the texts, for words that none of them has; null when a word resembles none of theirs. */
export function respelled(typed: string, texts: readonly string[]): string | null {
  const whole = plain(texts.join('\n'));
  const known = new Set(whole.match(/[\p{L}\p{N}]+/gu));
  const words = typedWords(typed).map((word) => (whole.includes(word) ? word : nearest(word, known)));
  return words.includes(null) ? null : words.join(' ');
}
