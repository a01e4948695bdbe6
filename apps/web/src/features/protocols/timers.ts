/** Timers of treatment steps: pure state, counted by wall clock, so that a tab that sleeps or is loaded again is right. */

export interface TimedStep {
  /** Id of the step. */
  readonly id: string;
  readonly seconds: number;
}

export interface Timers {
  /** The one that runs, or has run out: only one at a time. `endsAt` is in milliseconds since 1970. */
  readonly running: { readonly step: string; readonly endsAt: number } | null;
  /** Milliseconds left of those that are paused, by step. */
  readonly left: Readonly<Record<string, number>>;
  /** Whether the end is heard. */
  readonly hasSound: boolean;
}

export type TimerState = 'idle' | 'running' | 'paused' | 'ended';

export const noTimers: Timers = { running: null, left: {}, hasSound: false };

/** Paused timers that are remembered; older ones are full again. */
const MAX_PAUSED = 50;

export function leftOf({ running, left }: Timers, { id, seconds }: TimedStep, now: number): number {
  const whole = seconds * 1_000;
  // Never more than the whole: the clock of the device may have been set back.
  if (running?.step === id) return Math.min(whole, Math.max(0, running.endsAt - now));
  return Math.min(whole, left[id] ?? whole);
}

export function stateOf({ running, left }: Timers, { id }: TimedStep, now: number): TimerState {
  if (running?.step === id) return running.endsAt > now ? 'running' : 'ended';
  return left[id] === undefined ? 'idle' : 'paused';
}

/** Without what is known of a step. */
function without(left: Timers['left'], id: string): Record<string, number> {
  return Object.fromEntries(Object.entries(left).filter(([other]) => other !== id));
}

/** Starts a timer, or goes on with it. Another one that runs is paused. */
export function started(timers: Timers, step: TimedStep, now: number): Timers {
  const before = paused(timers, now);
  const endsAt = now + leftOf(before, step, now);
  return { ...before, running: { step: step.id, endsAt }, left: without(before.left, step.id) };
}

/** Stops the one that runs; one that has run out is full again. */
export function paused(timers: Timers, now: number): Timers {
  const { running, left } = timers;
  if (running === null) return timers;
  const rest = running.endsAt - now;
  if (rest <= 0) return { ...timers, running: null };
  const kept = [...Object.entries(without(left, running.step)).slice(1 - MAX_PAUSED), [running.step, rest] as const];
  return { ...timers, running: null, left: Object.fromEntries(kept) };
}

export function reset(timers: Timers, id: string): Timers {
  const running = timers.running?.step === id ? null : timers.running;
  return { ...timers, running, left: without(timers.left, id) };
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0;

/** What can be used of a value from storage. */
export function readTimers(value: unknown): Timers | null {
  if (typeof value !== 'object' || value === null) return null;
  const { running, left, hasSound } = value as Partial<Record<keyof Timers, unknown>>;
  const { step, endsAt } = (running ?? {}) as Partial<Record<'step' | 'endsAt', unknown>>;
  const pausedOnes = Object.entries(typeof left === 'object' && left !== null ? left : {}).filter(([, rest]) =>
    isTime(rest),
  );
  return {
    running: typeof step === 'string' && isTime(endsAt) ? { step, endsAt } : null,
    left: Object.fromEntries(pausedOnes.slice(-MAX_PAUSED)) as Record<string, number>,
    hasSound: hasSound === true,
  };
}
