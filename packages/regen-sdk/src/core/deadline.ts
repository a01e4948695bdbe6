/** The signal of one attempt: the caller's signal and a timer, whichever comes first. */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly timedOut: boolean;
  /** Ends the timer and lets go of the caller's signal. */
  clear(): void;
}

export function startDeadline(timeout: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const abort = (): void => controller.abort(caller?.reason);
  let timedOut = false;
  const expire = (): void => {
    timedOut = true;
    controller.abort();
  };
  const timer = timeout > 0 && Number.isFinite(timeout) ? setTimeout(expire, timeout) : undefined;
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    get timedOut() {
      return timedOut;
    },
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
}
