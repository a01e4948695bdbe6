export interface ErrorDetail {
  /** JSON pointer into the body, or `query.page`, `path.id`, `header.Browser-Id`. */
  path: string;
  message: string;
  code?: string;
}

export interface HttpErrorOptions {
  details?: ErrorDetail[];
  headers?: Record<string, string>;
  /** Further fields of the body that the contract names for this answer, such as `cart` with 412. */
  extra?: Record<string, unknown>;
  cause?: unknown;
}

/** The one way to refuse a call: `code` is stable and in the contract, `message` is a sentence for people (rule R1). */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string;
  readonly details: ErrorDetail[] | undefined;
  readonly headers: Record<string, string>;
  readonly extra: Record<string, unknown>;

  constructor(status: number, code: string, message: string, options: HttpErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.status = status;
    this.code = code;
    this.details = options.details;
    this.headers = options.headers ?? {};
    this.extra = options.extra ?? {};
  }
}

export function notFound(message: string): HttpError {
  return new HttpError(404, 'not_found', message);
}

export function forbidden(message = 'This belongs to somebody else.'): HttpError {
  return new HttpError(403, 'forbidden', message);
}

export function diskFull(cause?: unknown): HttpError {
  return new HttpError(503, 'disk_full', 'The store cannot save anything right now. Try again in a few minutes.', {
    headers: { 'retry-after': '30' },
    cause,
  });
}

export function databaseUnavailable(cause?: unknown): HttpError {
  return new HttpError(503, 'database_unavailable', 'The store is restarting. Try again in a moment.', {
    headers: { 'retry-after': '2' },
    cause,
  });
}
