/** One attempt that is about to be made. Unlike a log line it has everything, credentials included. */
export interface HookRequest {
  readonly operationId: string;
  readonly method: string;
  /** Path template of the contract. */
  readonly path: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Where it goes, parameters filled in. */
  readonly url: string;
  /** What is sent; a hook may set and delete headers. */
  readonly headers: Headers;
}

/** A response, its body read and parsed. */
export interface HookAnswer {
  readonly response: Response;
  readonly body: unknown;
}

/**
 * Sees every attempt, of every operation: tracing, metrics, validation. Hooks are called one after the other and awaited. The caller gets
 * the error that a hook throws, as it is and without another attempt.
 */
export interface Hooks {
  request?(request: HookRequest): void | Promise<void>;
  /** Every response, whatever its status, before it becomes data or an error. */
  response?(answer: HookAnswer, request: HookRequest): void | Promise<void>;
}
