/** Level of a log line, from chatty to grave. */
export type LogLevel = 'debug' | 'warn';

/**
 * What a log line tells. There are no values of parameters, no bodies and no query string in it, and the path is the
 * template: reset tokens, e-mail addresses and card numbers travel in those.
 */
export interface LogFields {
  operationId: string;
  method: string;
  path: string;
  /** 1 for the first attempt. */
  attempt: number;
  status?: number | undefined;
  requestId?: string | undefined;
  /** Milliseconds of the attempt. */
  duration?: number | undefined;
  /** Milliseconds until the next attempt. */
  wait?: number | undefined;
  /** Name of the error, never its text. */
  error?: string | undefined;
  headers?: Record<string, string> | undefined;
}

/** Where log lines go: `console` fits, and so does an object with only the levels that are wanted. */
export type Logger = { readonly [Level in LogLevel]?: (message: string, fields: LogFields) => void };

/** Headers that say nothing about a person or a secret; every other value is masked. */
const PLAIN = new Set(['accept', 'content-type', 'if-match', 'if-none-match', 'accept-language']);

/** Headers as they may be logged. */
export function redactHeaders(headers: Readonly<Record<string, string | null>>): Record<string, string> {
  const out: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== null && value !== undefined) out[name] = PLAIN.has(name.toLowerCase()) ? value : '[redacted]';
  }
  return out;
}
