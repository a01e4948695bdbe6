import { ERRORS } from './generated/errors.ts';

/** What the catalog says of a code. */
export interface ErrorEntry {
  status: number;
  /** The message for users when nothing more specific is known. */
  title: string;
  /** When it happens. */
  description: string;
  /** For its example. */
  details?: readonly { path: string; message: string; code?: string }[];
}

export type ErrorCatalog = Readonly<Record<string, ErrorEntry>>;

export type ErrorCode = keyof typeof ERRORS;

/** The media type of every refusal, RFC 9457. */
export const PROBLEM_TYPE = 'application/problem+json';

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERRORS, text);
}

export function errorEntry(code: ErrorCode): ErrorEntry {
  return ERRORS[code];
}

/** Where a server shows the reference, and its page of all codes. */
export const REFERENCE = '/docs/api';
export const ERROR_PAGE = `${REFERENCE}/errors`;

/** Where the reference describes a code, on the server that returns it. */
export function problemPage(code: string): string {
  return `${ERROR_PAGE}#${code}`;
}
