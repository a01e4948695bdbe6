/** The errors of the SDK. `name` is a literal in each class, so that it survives minifying. */

/** Every error that the SDK throws itself. */
export class RegenError extends Error {
  override readonly name: string = 'RegenError';
  /** The operation that failed. */
  readonly operationId: string;

  constructor(message: string, operationId: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.operationId = operationId;
  }
}

/** No complete response arrived: no connection, a broken one, or something other than the API responded. */
export class RegenConnectionError extends RegenError {
  override readonly name: string = 'RegenConnectionError';

  constructor(operationId: string, cause?: unknown, message = `Network Error: ${operationId} got no response`) {
    super(message, operationId, cause);
  }
}

/** The response, its body included, took longer than the timeout, or than a signal like `AbortSignal.timeout()` allows. */
export class RegenTimeoutError extends RegenConnectionError {
  override readonly name = 'RegenTimeoutError';
  /** Milliseconds; undefined when the time of the caller's own signal was up. */
  readonly timeout: number | undefined;

  constructor(operationId: string, timeout?: number, cause?: unknown) {
    super(operationId, cause, `timeout${timeout === undefined ? '' : ` of ${timeout}ms`} exceeded: ${operationId}`);
    this.timeout = timeout;
  }
}

/** The caller's signal ended the call. */
export class RegenAbortError extends RegenError {
  override readonly name = 'RegenAbortError';

  constructor(operationId: string, cause?: unknown) {
    super(`Request aborted: ${operationId}`, operationId, cause);
  }
}

/** How a call fails that the caller's signal has ended; one that was made to end it in time is a timeout. */
export function abortError(operationId: string, { reason }: AbortSignal, cause: unknown): RegenError {
  return reason instanceof Error && reason.name === 'TimeoutError'
    ? new RegenTimeoutError(operationId, undefined, cause)
    : new RegenAbortError(operationId, cause);
}

/** What a test's own code throws in the place of the network: no failure of a connection, and what the caller gets. */
export const ownErrors = /* @__PURE__ */ new WeakSet();

/** What is probably wrong when a response was not written by the API. */
export const OTHER_SERVER = 'something other than the API responded, check `baseUrl`';

/** The storage did not accept a file; `cause` says why, with the `status` if the storage sent one. */
export class RegenUploadError extends RegenError {
  override readonly name = 'RegenUploadError';
  /** A sentence for users. */
  readonly reason = 'The picture could not be sent. Try again.';

  constructor(operationId: string, cause: unknown) {
    super('Failed to upload image to S3', operationId, cause);
  }
}

/** What is wrong with one field of the input; `ErrorDetail` of the contract. */
export interface InvalidField {
  /** Where it is, as the contract says. */
  readonly path: string;
  readonly message: string;
  readonly code?: string;
}

/** What a response says about its failure. */
export interface ApiFailure {
  operationId: string;
  status: number;
  headers: Headers;
  body: unknown;
}

/** The server responded with a status other than 2xx. */
export class RegenApiError<
  Status extends number = number,
  Body = unknown,
  Code extends string | undefined = string | undefined,
> extends RegenError {
  override readonly name: string = 'RegenApiError';
  readonly status: Status;
  /** The server's message, a sentence for users. `message` has the first of `details` after it. */
  readonly reason: string;
  /** The stable code of the error body, documented in the contract; absent if something other than the API responded. */
  readonly code: Code;
  /** Names this call in the server's log. */
  readonly requestId: string | undefined;
  /** Seconds or a date, as the server wrote it. */
  readonly retryAfter: string | undefined;
  readonly headers: Headers;
  /** What is wrong with the input, one entry a field. Empty when the error is about something else. */
  readonly details: readonly InvalidField[];
  /** The error body as it was received. */
  readonly body: Body;

  constructor({ operationId, status, headers, body }: ApiFailure) {
    const fields: { code?: unknown; message?: unknown; requestId?: unknown; details?: unknown } =
      body !== null && typeof body === 'object' ? body : {};
    const reason = text(fields.message) ?? `Request failed with status code ${status}`;
    // The contract has one shape of details for all errors.
    const details = Array.isArray(fields.details) ? (fields.details as InvalidField[]) : [];
    const hint = status < 500 && typeof body === 'string' ? ` (${operationId}): ${OTHER_SERVER}` : '';
    super(
      [reason + hint, ...details.slice(0, 1).map(({ path, message }) => `${path}: ${message}`)].join(' '),
      operationId,
    );
    this.reason = reason;
    this.details = details;
    this.headers = headers;
    // The pipeline only makes what the contract declares; `isErrorOf` is where a caller relies on it.
    this.status = status as Status;
    this.body = body as Body;
    this.code = text(fields.code) as Code;
    this.requestId = headers.get('X-Request-Id') ?? text(fields.requestId);
    this.retryAfter = headers.get('Retry-After') ?? undefined;
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export class RegenBadRequestError extends RegenApiError<400> {
  override readonly name = 'RegenBadRequestError';
}
export class RegenUnauthorizedError extends RegenApiError<401> {
  override readonly name = 'RegenUnauthorizedError';
}
/** A payment was declined. */
export class RegenPaymentRequiredError extends RegenApiError<402> {
  override readonly name = 'RegenPaymentRequiredError';
}
export class RegenForbiddenError extends RegenApiError<403> {
  override readonly name = 'RegenForbiddenError';
}
export class RegenNotFoundError extends RegenApiError<404> {
  override readonly name = 'RegenNotFoundError';
}
export class RegenConflictError extends RegenApiError<409> {
  override readonly name = 'RegenConflictError';
}
export class RegenPreconditionFailedError extends RegenApiError<412> {
  override readonly name = 'RegenPreconditionFailedError';
}
export class RegenUnprocessableError extends RegenApiError<422> {
  override readonly name = 'RegenUnprocessableError';
}
export class RegenRateLimitError extends RegenApiError<429> {
  override readonly name = 'RegenRateLimitError';
}
/** Any 5xx. */
export class RegenServerError extends RegenApiError {
  override readonly name = 'RegenServerError';
}

/** The class for a status. A function and not a module-level table, so that a bundler may drop what is unused. */
export function toApiError(failure: ApiFailure): RegenApiError {
  switch (failure.status) {
    case 400:
      return new RegenBadRequestError(failure);
    case 401:
      return new RegenUnauthorizedError(failure);
    case 402:
      return new RegenPaymentRequiredError(failure);
    case 403:
      return new RegenForbiddenError(failure);
    case 404:
      return new RegenNotFoundError(failure);
    case 409:
      return new RegenConflictError(failure);
    case 412:
      return new RegenPreconditionFailedError(failure);
    case 422:
      return new RegenUnprocessableError(failure);
    case 429:
      return new RegenRateLimitError(failure);
    default:
      return failure.status >= 500 ? new RegenServerError(failure) : new RegenApiError(failure);
  }
}

/** Whether repeating the same call may succeed: no response, or 408, 429, 5xx. */
export function isTransient(error: unknown): boolean {
  if (error instanceof RegenApiError) return error.status === 408 || error.status === 429 || error.status >= 500;
  return error instanceof RegenConnectionError;
}
