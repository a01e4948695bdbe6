/** What a change requires of users of the API, and so the smallest version bump. */
export const LEVELS = ['none', 'patch', 'minor', 'major'] as const;
export type Level = (typeof LEVELS)[number];

export const atLeast = (level: Level, wanted: Level): boolean => LEVELS.indexOf(level) >= LEVELS.indexOf(wanted);
export const highest = (levels: Iterable<Level>): Level =>
  [...levels].reduce<Level>((most, level) => (atLeast(level, most) ? level : most), 'none');

export interface Change {
  /** The operation that it concerns, or an entry point of the package. */
  readonly operation: string;
  readonly level: Exclude<Level, 'none'>;
  /** A sentence for the changelog. */
  readonly text: string;
}

/** The direction of data: what callers send, or what they receive. */
export type Direction = 'request' | 'response';

/** What happened to a set of possible values. */
export type Shift =
  /** Fewer kinds of values, in a way that types show. */
  | 'narrower'
  | 'wider'
  /** Fewer values of the same type: a shorter text, a smaller number. */
  | 'tighter'
  | 'looser'
  /** Words about it. */
  | 'words'
  /** Neither more nor fewer, or unknown. */
  | 'other';

// A caller who sends what was allowed must not be refused; a caller who reads must not receive what was not promised.
const MEANS: Readonly<Record<Direction, Readonly<Record<Shift, Change['level']>>>> = {
  request: { narrower: 'major', wider: 'minor', tighter: 'major', looser: 'minor', words: 'patch', other: 'major' },
  response: { narrower: 'minor', wider: 'major', tighter: 'patch', looser: 'minor', words: 'patch', other: 'major' },
};

export const levelOf = (direction: Direction, shift: Shift): Change['level'] => MEANS[direction][shift];
