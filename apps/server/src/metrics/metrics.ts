/** What can happen to what a live connection sends or receives, or to the connection itself. */
export type LiveCount =
  | 'opened'
  | 'closed'
  | 'sent'
  | 'received'
  | 'ignored'
  | 'closed_slow'
  | 'closed_silent'
  | 'closed_session'
  | 'closed_restart';

export interface LiveLoad {
  connections: number;
  /** Bytes that wait for readers. */
  queuedBytes: number;
}

/** What the server counts about itself. Without a place where the numbers are read, nothing is counted. */
export interface Metrics {
  /** One completed request, in seconds. */
  request(operation: string, method: string, status: number, seconds: number): void;
  /** One look into a cache. */
  cache(name: string, isHit: boolean): void;
  /** Runs background work and counts how it ended and how long it took. */
  job<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Messages and connections of the live connection. */
  live(what: LiveCount, count?: number): void;
  /** Where the load of the live connection is asked for when the numbers are read. */
  liveLoad(read: () => LiveLoad): void;
  /** Where the age of the content is asked for, in milliseconds since it was last in step with its service; null if it never was. */
  contentAge(read: () => number | null): void;
  /** Everything as Prometheus reads it, or null when it is not counted. */
  read(): Promise<{ type: string; text: string } | null>;
}

/** Discarded. */
export const noMetrics: Metrics = {
  request: () => undefined,
  cache: () => undefined,
  job: (_name, work) => work(),
  live: () => undefined,
  liveLoad: () => undefined,
  contentAge: () => undefined,
  read: async () => null,
};
