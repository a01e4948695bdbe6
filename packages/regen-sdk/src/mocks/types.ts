import type { OperationErrorCodes } from '../generated/errors.ts';
import type { OperationErrors, OperationId, OperationResults } from '../generated/types.ts';
import type { BodyWith } from '../is-error-of.ts';

/** An operation's successful result; undefined if it has no body. */
export type ResultOf<Id extends OperationId> = OperationResults[Id] extends void ? undefined : OperationResults[Id];

/** A call as the mocks saw it. */
export interface MockCall {
  operationId: OperationId;
  method: string;
  url: string;
  /** From the path, decoded. */
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON, a form, or undefined. */
  body: unknown;
}

/** The server never responds: what an application shows while it waits. Ends when the call is aborted or times out. */
export const noAnswer: unique symbol = Symbol('noAnswer');

/** The connection breaks: `fetch` rejects as it does in a browser that is offline. */
export const connectionLost: unique symbol = Symbol('connectionLost');

/** A body, a whole `Response`, or one of the two ways of not answering. */
export type MockOutcome<Id extends OperationId> = ResultOf<Id> | Response | typeof noAnswer | typeof connectionLost;

export type MockFunction<Id extends OperationId> = (
  call: MockCall,
  example: ResultOf<Id>,
) => MockOutcome<Id> | Promise<MockOutcome<Id>>;

/** The outcome of a call, or a function that derives it from the call and the contract's example. */
export type MockAnswer<Id extends OperationId> = MockOutcome<Id> | MockFunction<Id>;

export interface MockOptions {
  /** How often; then the previous response applies again. Default: until `reset`. */
  times?: number | undefined;
  /** Milliseconds until the response, to see an application wait. */
  delay?: number | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

export interface MocksOptions {
  /** The `baseUrl` of the client; its path is what counts. Default `/api/v1/regen`. */
  baseUrl?: string | undefined;
  /** The `uploadsUrl` of the client. Default: as the client makes it out of `baseUrl`. */
  uploadsUrl?: string | undefined;
  /** Called for each call without a response set that would get the contract's example. If it throws, `fetch` rejects with that error. */
  onUnplannedCall?: ((call: MockCall) => void) | undefined;
}

/** A server in memory that responds to every operation with the contract's example, unless another response is set. */
export interface Mocks {
  /** For the option `fetch` of a client. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** The response to a request, or undefined if it is not one for this API: for handlers of other mocking tools. */
  handle(request: Request): Promise<Response | undefined>;
  /** An operation's response from now on. */
  on<Id extends OperationId>(operationId: Id, answer: MockAnswer<Id>, options?: MockOptions): Mocks;
  /** Has an operation fail with a code or a status that the contract has for it, by default with the contract's example. */
  fail<Id extends OperationId, Which extends OperationErrorCodes[Id] | (keyof OperationErrors[Id] & number)>(
    operationId: Id,
    codeOrStatus: Which,
    options?: MockOptions & { body?: BodyWith<Id, Which> | undefined },
  ): Mocks;
  /** How many calls are pending and will get a response; those with `noAnswer` are not counted. 0: nothing is to come. */
  pending(): number;
  /** How many calls wait for a response that never comes. */
  unanswered(): number;
  /** Every call so far. */
  readonly calls: readonly MockCall[];
  /** Clears responses and calls. */
  reset(): void;
}
