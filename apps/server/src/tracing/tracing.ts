/** What is said of a span. Never what people typed, and nothing that names one of them: no paths, queries, addresses or values. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** `client` calls something outside of this process. */
export type SpanKind = 'internal' | 'client';

/** A request while it is answered. */
export interface RequestTrace {
  /** For the log, so that a line leads to its trace. */
  readonly traceId: string;
  /** Runs `work`, and whatever it starts, as a part of the request. */
  run(work: () => void): void;
  /** Ends it, once. Status 0 stands for a caller who left before there was one. */
  end(name: string, attributes: Attributes, status: number): void;
}

export interface RequestStart {
  /** W3C `traceparent` of the caller. */
  traceparent: string | undefined;
  /** Whether the server calls itself, within a trace. */
  isInProcess: boolean;
}

/** What the server tells a collector about its work. Without one, everything just runs. */
export interface Tracing {
  readonly isOn: boolean;
  request(start: RequestStart): RequestTrace;
  /** A step of the trace under way. Outside of a trace, `work` just runs. */
  step<T>(name: string, kind: SpanKind, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** A step of the trace under way; outside of one, a trace of its own. */
  task<T>(name: string, kind: SpanKind, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** A trace of its own, wherever it is started. */
  job<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

/** There is no collector. */
export const noTracing: Tracing = {
  isOn: false,
  request: () => ({ traceId: '', run: (work) => work(), end: () => undefined }),
  step: (_name, _kind, _attributes, work) => work(),
  task: (_name, _kind, _attributes, work) => work(),
  job: (_name, work) => work(),
  close: async () => undefined,
};
