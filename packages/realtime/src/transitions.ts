/**
 * `closed`: nobody wants a connection. `connecting`: a series of attempts is under way, or a pause within it. `waiting`: a series failed;
 * something has to wake it. `ended`: the server ended the session.
 */
export type LiveState = 'closed' | 'connecting' | 'connected' | 'waiting' | 'ended';

export type LiveInput =
  | 'open'
  | 'close'
  | 'reconnect'
  /** The device is online again, or the page is seen again. */
  | 'wake'
  /** The device was asleep. */
  | 'slept'
  | 'opened'
  | 'lost'
  | 'exhausted'
  | 'sessionEnded';

/** These begin a new series; `lost` goes on within the one that there is. */
const STARTING = { reconnect: 'connecting', wake: 'connecting', slept: 'connecting' } as const;
const ENDING = { close: 'closed', lost: 'connecting', exhausted: 'waiting', sessionEnded: 'ended' } as const;

/** What is not listed changes nothing. */
const TRANSITIONS: Readonly<Record<LiveState, Partial<Readonly<Record<LiveInput, LiveState>>>>> = {
  closed: { open: 'connecting' },
  connecting: { ...STARTING, ...ENDING, opened: 'connected' },
  connected: { ...ENDING, slept: 'connecting' },
  waiting: { ...STARTING, close: 'closed', open: 'connecting' },
  ended: { close: 'closed', open: 'connecting' },
};

/** The next state, and whether a series of attempts begins, ends, or neither; null if the input changes nothing. */
export function transition(
  state: LiveState,
  input: LiveInput,
): { state: LiveState; series: 'start' | 'stop' | 'keep' } | null {
  const next = TRANSITIONS[state][input];
  if (next === undefined) return null;
  if (input === 'open' || input in STARTING) return { state: next, series: 'start' };
  return { state: next, series: next === 'connecting' || next === 'connected' ? 'keep' : 'stop' };
}
