import { hasWords } from '~/kernel/words/find-words.ts';

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

/** Indexes of the paragraphs that have each of the words; of all of them without words. */
export function findPassages(transcript: readonly { readonly text: string }[], typed: string): readonly number[] {
  const isMeant = hasWords(typed);
  return transcript.flatMap(({ text }, index) => (isMeant(text) ? index : []));
}
