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

/** What is not listed changes nothing. */
const TRANSITIONS: Readonly<Record<LiveState, Partial<Readonly<Record<LiveInput, LiveState>>>>> = {
  closed: { open: 'connecting' },
  connecting: {
    close: 'closed',
    reconnect: 'connecting',
    wake: 'connecting',
    slept: 'connecting',
    opened: 'connected',
    lost: 'connecting',
    exhausted: 'waiting',
    sessionEnded: 'ended',
  },
  connected: {
    close: 'closed',
    slept: 'connecting',
    lost: 'connecting',
    exhausted: 'waiting',
    sessionEnded: 'ended',
  },
  waiting: { close: 'closed', open: 'connecting', reconnect: 'connecting', wake: 'connecting', slept: 'connecting' },
  ended: { close: 'closed', open: 'connecting' },
};

/** These begin a new series; `lost` goes on within the one that there is. */
const STARTING: ReadonlySet<LiveInput> = new Set(['open', 'reconnect', 'wake', 'slept']);

/** The next state, and whether a series of attempts begins, ends, or neither; null if the input changes nothing. */
export function transition(
  state: LiveState,
  input: LiveInput,
): { state: LiveState; series: 'start' | 'stop' | 'keep' } | null {
  const next = TRANSITIONS[state][input];
  if (next === undefined) return null;
  if (STARTING.has(input)) return { state: next, series: 'start' };
  return { state: next, series: next === 'connecting' || next === 'connected' ? 'keep' : 'stop' };
}
