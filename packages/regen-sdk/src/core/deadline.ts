/** The longest delay that timers hold, in milliseconds; a longer one would fire at once. */
export const MAX_TIMER = 2_147_483_647;

/** The signal of one attempt: the caller's signal and a timer, whichever comes first. */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly timedOut: boolean;
  /** The result of the work, or a rejection once the signal aborts it: not everything that is awaited observes the signal. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Ends the timer and lets go of the caller's signal. */
  clear(): void;
}

export function startDeadline(timeout: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = (): void => controller.abort(caller?.reason);
  let timedOut = false;
  const expire = (): void => {
    timedOut = true;
    controller.abort();
  };
  const isTimed = timeout > 0 && Number.isFinite(timeout);
  const timer = isTimed ? setTimeout(expire, Math.min(timeout, MAX_TIMER)) : undefined;
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort);
  return {
    signal,
    get timedOut() {
      return timedOut;
    },
    race: (work) =>
      Promise.race([
        work,
        new Promise<never>((_resolve, reject) => {
          const end = (): void => reject(signal.reason as Error);
          if (signal.aborted) end();
          signal.addEventListener('abort', end);
        }),
      ]),
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
}
