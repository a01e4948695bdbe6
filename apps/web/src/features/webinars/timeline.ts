import { hasWords } from '~/kernel/words/find-words.ts';
import { respelled } from '~/kernel/words/respelled.ts';

/** A part of a video: a chapter, or a paragraph of its transcript. */
export interface TimedPart {
  /** Seconds from the start. */
  readonly start: number;
}

/** So that a part that was gone to is not the one before it, for a fraction of a frame. */
const FRAME = 0.05;

/** The index of the part that a moment belongs to; -1 before the first. */
export const partAt = (parts: readonly TimedPart[], seconds: number): number =>
  parts.findLastIndex(({ start }) => start <= seconds + FRAME);

export interface Passages {
  /** Of the paragraphs that have each of the words; all of them without words. */
  readonly indexes: readonly number[];
  /** What was searched for instead, because no paragraph has what was typed. */
  readonly instead: string | null;
}

export function findPassages(transcript: readonly { readonly text: string }[], typed: string): Passages {
  const having = (words: string) => {
    const isMeant = hasWords(words);
    return transcript.flatMap(({ text }, index) => (isMeant(text) ? index : []));
  };
  const indexes = having(typed);
  if (indexes.length > 0) return { indexes, instead: null };
  const texts = transcript.map(({ text }) => text);
  const instead = respelled(typed, texts);
  return instead === null ? { indexes, instead } : { indexes: having(instead), instead };
}
