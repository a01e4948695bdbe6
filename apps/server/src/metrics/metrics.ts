/** What the server counts about itself. Without a place where the numbers are read, nothing is counted. */
export interface Metrics {
  /** One completed request, in seconds. */
  request(operation: string, method: string, status: number, seconds: number): void;
  /** One look into a cache. */
  cache(name: string, isHit: boolean): void;
  /** Runs background work and counts how it ended and how long it took. */
  job<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Everything as Prometheus reads it, or null when it is not counted. */
  read(): Promise<{ type: string; text: string } | null>;
}

/** Discarded. */
export const noMetrics: Metrics = {
  request: () => undefined,
  cache: () => undefined,
  job: (_name, work) => work(),
  read: async () => null,
};
