/** The attributes of a span. Never user input or personal data: no paths, queries, addresses or values. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** `client` calls something outside of this process. */
export type SpanKind = 'internal' | 'client';

/** A request in progress. */
export interface RequestTrace {
  /** For the log, so that a line can be matched to its trace. */
  readonly traceId: string;
  /** Runs `work`, and everything it starts, as part of the request. */
  run(work: () => void): void;
  /** Ends the trace, once. Status 0 means that the caller disconnected before the response. */
  end(name: string, attributes: Attributes, status: number): void;
}

export interface RequestStart {
  /** W3C `traceparent` of the caller. */
  traceparent: string | undefined;
  /** Whether the server is calling itself, within a trace. */
  isInProcess: boolean;
}

/** Traces of the server's work. Without a collector, everything runs untraced. */
export interface Tracing {
  readonly isOn: boolean;
  request(start: RequestStart): RequestTrace;
  /** A span in the current trace. Outside of a trace, `work` runs untraced. */
  step<T>(name: string, kind: SpanKind, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** A span in the current trace; outside of one, a new trace. */
  task<T>(name: string, kind: SpanKind, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** Always a new trace. */
  job<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Sends all remaining spans. */
  close(): Promise<void>;
}

/** For a server without a collector. */
export const noTracing: Tracing = {
  isOn: false,
  request: () => ({ traceId: '', run: (work) => work(), end: () => undefined }),
  step: (_name, _kind, _attributes, work) => work(),
  task: (_name, _kind, _attributes, work) => work(),
  job: (_name, work) => work(),
  close: async () => undefined,
};
