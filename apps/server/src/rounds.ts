export interface Rounds {
  start(): void;
  /** Asks the round under way to end after what it is at, and waits for it. */
  stop(): Promise<void>;
}

export interface RoundsOptions {
  everyMs: number;
  round: (signal: AbortSignal) => Promise<unknown>;
  onError: (error: unknown) => void;
}

/**
 * Repeats background work. A round that is due while the last one still runs is left out: two at a time would only do the
 * same work twice, and a stop could not wait for both.
 */
export function createRounds({ everyMs, round, onError }: RoundsOptions): Rounds {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const stopping = new AbortController();

  async function run(): Promise<void> {
    try {
      await round(stopping.signal);
    } catch (error) {
      onError(error);
    } finally {
      running = null;
    }
  }

  return {
    start() {
      timer = setInterval(() => {
        running ??= run();
      }, everyMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
