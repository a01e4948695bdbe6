/** The part of Web Locks that is used. */
export interface LiveLocks {
  request: (
    name: string,
    options: { signal: AbortSignal } | { steal: true },
    hold: () => Promise<void>,
  ) => Promise<unknown>;
}

export interface Election {
  /** Takes the place of a leader that doesn't answer. */
  steal: () => void;
  leave: () => void;
}

export interface ElectionEvents {
  /** Also where locks are forbidden, so that each tab is on its own. */
  won: () => void;
  /** Another tab has taken the place, because this one was frozen. */
  lost: () => void;
}

/** Waits in line for a Web Lock, which one tab has at a time until it leaves, and again after it was stolen. */
export function joinElection(locks: LiveLocks, name: string, events: ElectionEvents): Election {
  let hasLeft = false;
  let line = new AbortController();
  let release = (): void => {};

  function request(options: { signal: AbortSignal } | { steal: true }): void {
    let isHeld = false;
    const hold = (): Promise<void> => {
      if (hasLeft) return Promise.resolve();
      isHeld = true;
      return new Promise((resolve) => {
        release = resolve;
        events.won();
      });
    };
    locks.request(name, options, hold).catch(() => {
      if (hasLeft) return;
      if (isHeld) {
        events.lost();
        wait();
      } else if (!('signal' in options && options.signal.aborted)) events.won();
    });
  }

  function wait(): void {
    line = new AbortController();
    request({ signal: line.signal });
  }

  wait();
  return {
    steal() {
      // A request that steals can't wait as well.
      line.abort();
      request({ steal: true });
    },
    leave() {
      hasLeft = true;
      line.abort();
      release();
    },
  };
}
