import { pino } from 'pino';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createQuietLog } from './quiet-log.ts';

const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'set-cookie',
  'guest-grant',
  'password',
  'currentPassword',
  'token',
  'jwt',
  'accessToken',
  'secret',
];

/** Query strings may carry tokens (rule S12), so a log shows the path without them. */
export function safePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  // The tokens of reset, confirmation, invitation and sharing links are path segments.
  return path
    .replace(
      /\/(resetPassword|createPassword|validateToken|notify|receipt|invitation|confirm|impersonate)\/[^/]+/g,
      '/$1/***',
    )
    .replace(/\/(bundle|recommendations)\/(?!usr_|user\/|bdl_)[^/]+/g, '/$1/***');
}

/** The client library that a call names itself by; anything else that a header may hold is not written down. */
export function sdkOf(header: unknown): string | undefined {
  return typeof header === 'string' && /^[a-z]+\/\d[0-9A-Za-z.+-]{0,30}$/.test(header) ? header : undefined;
}

/** The log of a process: JSON lines. Credentials never appear, at any level. */
export function createLog(level: Config['LOG_LEVEL'], destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    hooks: { logMethod: createQuietLog() },
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [
        field.includes('-') ? `["${field}"]` : field,
        field.includes('-') ? `*["${field}"]` : `*.${field}`,
        field.includes('-') ? `*.*["${field}"]` : `*.*.${field}`,
      ]),
      censor: '***',
    },
    serializers: {
      req: (request: { id?: string; method?: string; url?: string; headers?: Record<string, unknown> }) => ({
        id: request.id,
        method: request.method,
        path: safePath(request.url ?? ''),
        sdk: sdkOf(request.headers?.['sdk-version']),
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
