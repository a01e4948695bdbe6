/** Level of a log line, from chatty to grave. */
export type LogLevel = 'debug' | 'warn';

/**
 * What a log line contains. It has no headers, bodies, query strings or parameter values, and the path is the template: credentials,
 * reset tokens, email addresses and card numbers are in those.
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
}

/** Where log lines go: `console` fits, and so does an object with only the levels that are wanted. */
export type Logger = { readonly [Level in LogLevel]?: (message: string, fields: LogFields) => void };
