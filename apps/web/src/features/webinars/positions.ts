import { isSeenBy, listOf, owned, type Owned } from '~/kernel/stored/owned.ts';
import { stored } from '~/kernel/stored/stored.ts';

/** How far somebody has watched a webinar. */
export interface Position {
  /** Id of the record. */
  readonly id: string;
  /** Seconds from the start; 0 at its end, since then it begins again. */
  readonly at: number;
  /** Whether it was ever watched to its end. */
  readonly isWatched: boolean;
}

/** The webinars that a device remembers; of older ones, it forgets how far they were watched. */
const MAX_POSITIONS = 100;

/** Seconds: whoever stops before has only looked in. */
const LOOKED_IN = 3;
/** What is left at the end is often thanks and credits. */
const REST = 0.03;
const MIN_REST = 2;

export const isAtEnd = (at: number, whole: number): boolean => at >= whole - Math.max(MIN_REST, whole * REST);

/** Where to go on: where it was left, and from the start when there is nothing to go on with. */
export const startOf = (position: Position | undefined): number =>
  position !== undefined && position.at >= LOOKED_IN ? Math.floor(position.at) : 0;

/** The list after somebody has watched a webinar to `at` of `whole` seconds; the last watched comes first. */
export function watched(positions: readonly Position[], id: string, at: number, whole: number): readonly Position[] {
  const isEnd = isAtEnd(at, whole);
  const before = positions.find((position) => position.id === id);
  const position = { id, at: isEnd ? 0 : at, isWatched: isEnd || (before?.isWatched ?? false) };
  return [position, ...positions.filter((one) => one.id !== id)].slice(0, MAX_POSITIONS);
}

function readPosition(value: unknown): Position | null {
  const { id, at, isWatched } = (value ?? {}) as Partial<Record<keyof Position, unknown>>;
  const isOne = typeof id === 'string' && typeof at === 'number' && at >= 0 && typeof isWatched === 'boolean';
  return isOne ? { id, at, isWatched } : null;
}

export const keptPositions = stored('regen.person.webinars.1', owned(listOf(readPosition)));

/** Those that `owner` may see. */
export const positionsOf = (kept: Owned<readonly Position[]> | null, owner: string): readonly Position[] =>
  kept !== null && isSeenBy(owner, kept) ? kept.value : [];
