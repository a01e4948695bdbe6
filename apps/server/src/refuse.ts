import { errorEntry } from '@regen/contract';
import type { ErrorCode } from '@regen/contract';

export type { ErrorCode } from '@regen/contract';

export interface ErrorDetail {
  /** JSON pointer: `/items/0/quantity` in the body, or `/query/page`, `/path/id`, `/header/Browser-Id`. */
  path: string;
  message: string;
  code?: string;
}

export interface HttpErrorOptions {
  details?: ErrorDetail[];
  headers?: Record<string, string>;
  /** More fields of the body that the contract defines for this response, such as `cart` with 412. */
  extra?: Record<string, unknown>;
  cause?: unknown;
}

/** A call that is refused, in the words of the contract (rule R1). Made by `refuse`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ErrorCode;
  readonly status: number;
  /** What the code means in general. */
  readonly title: string;
  readonly details: ErrorDetail[] | undefined;
  readonly headers: Record<string, string>;
  readonly extra: Record<string, unknown>;

  constructor(code: ErrorCode, message: string | undefined, options: HttpErrorOptions) {
    const { status, title } = errorEntry(code);
    super(message ?? title, { cause: options.cause });
    this.code = code;
    this.status = status;
    this.title = title;
    this.details = options.details;
    this.headers = options.headers ?? {};
    this.extra = options.extra ?? {};
  }
}

/** The only way to refuse a call: a code's status and default message are in `openapi/errors.yaml`, `message` is a more specific one. */
export function refuse(code: ErrorCode, message?: string, options: HttpErrorOptions = {}): HttpError {
  return new HttpError(code, message, options);
}

export function notFound(message: string): HttpError {
  return refuse('not_found', message);
}

/** A field of the body that the schema can't judge. */
export function invalidField(path: string, message: string): HttpError {
  return refuse('validation_failed', 'Some fields are not valid.', { details: [{ path, message }] });
}

export function forbidden(message?: string): HttpError {
  return refuse('forbidden', message);
}

export function diskFull(cause?: unknown): HttpError {
  return refuse('disk_full', undefined, { headers: { 'retry-after': '30' }, cause });
}

export function storageUnavailable(cause?: unknown): HttpError {
  return refuse('storage_unavailable', undefined, { headers: { 'retry-after': '5' }, cause });
}

export function databaseUnavailable(cause?: unknown): HttpError {
  return refuse('database_unavailable', undefined, { headers: { 'retry-after': '2' }, cause });
}
