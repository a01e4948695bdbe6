/** The errors of the client. `name` is a literal in each class, so that it survives minifying. */

/** Every error that this package throws itself. */
export class ContentError extends Error {
  override readonly name: string = 'ContentError';
}

/** A parameter that cannot work; nothing was sent. */
export class ContentParameterError extends ContentError {
  override readonly name = 'ContentParameterError';
}

/** No complete response arrived. */
export class ContentConnectionError extends ContentError {
  override readonly name: string = 'ContentConnectionError';
  /** What the system calls it, such as `ECONNREFUSED`. */
  readonly code: string | undefined;

  constructor(message = 'Network Error', code?: string) {
    super(message);
    this.code = code;
  }
}

/** The response took longer than the timeout. */
export class ContentTimeoutError extends ContentConnectionError {
  override readonly name = 'ContentTimeoutError';
}

/** The request that failed. The token of its authorization header is cut down to its last 5 characters. */
export interface FailedRequest {
  readonly url: string | undefined;
  readonly method: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly payloadData: unknown;
}

/** What a response says about its failure. */
export interface ContentFailure {
  readonly status: number;
  readonly statusText: string;
  /** The service's name of the error, such as `InvalidQuery`. */
  readonly id: string | undefined;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | undefined;
  readonly request: FailedRequest | undefined;
}

/** The service responded with a status other than 2xx. */
export class ContentApiError extends ContentError implements ContentFailure {
  override readonly name: string = 'ContentApiError';
  readonly status: number;
  readonly statusText: string;
  readonly id: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | undefined;
  readonly request: FailedRequest | undefined;

  constructor(failure: ContentFailure) {
    super(failure.message || `Request failed with status code ${failure.status}`);
    this.status = failure.status;
    this.statusText = failure.statusText;
    this.id = failure.id;
    this.details = failure.details;
    this.requestId = failure.requestId;
    this.request = failure.request;
  }
}

/** 400: a query that the service does not understand. */
export class ContentBadRequestError extends ContentApiError {
  override readonly name = 'ContentBadRequestError';
}
/** 401: a token that the service does not know. */
export class ContentUnauthorizedError extends ContentApiError {
  override readonly name = 'ContentUnauthorizedError';
}
/** 403 */
export class ContentForbiddenError extends ContentApiError {
  override readonly name = 'ContentForbiddenError';
}
/** No such record; `details` has its type and id, the environment and the space. */
export class ContentNotFoundError extends ContentApiError {
  override readonly name = 'ContentNotFoundError';
}
/** 429, after all retries. */
export class ContentRateLimitError extends ContentApiError {
  override readonly name = 'ContentRateLimitError';
}
/** Any 5xx, after all retries. */
export class ContentServerError extends ContentApiError {
  override readonly name = 'ContentServerError';
}

/** The class for a status. */
export function toApiError(failure: ContentFailure): ContentApiError {
  switch (failure.status) {
    case 400:
      return new ContentBadRequestError(failure);
    case 401:
      return new ContentUnauthorizedError(failure);
    case 403:
      return new ContentForbiddenError(failure);
    case 404:
      return new ContentNotFoundError(failure);
    case 429:
      return new ContentRateLimitError(failure);
    default:
      return failure.status >= 500 ? new ContentServerError(failure) : new ContentApiError(failure);
  }
}
