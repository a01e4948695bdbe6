import { pino, stdSerializers } from 'pino';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createQuietLog } from './quiet-log.ts';
import { withoutSecrets } from './without-secrets.ts';

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

/** Write only what is named here. An error may have been given anything, such as the request that failed. */
const serializers = {
  req: (request: { id?: string; method?: string; url?: string; headers?: Record<string, unknown> }) => ({
    id: request.id,
    method: request.method,
    path: safePath(request.url ?? ''),
    sdk: sdkOf(request.headers?.['sdk-version']),
  }),
  res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
  err: (error: Error) => withoutSecrets(stdSerializers.err(error)),
};

const censored = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Object.hasOwn(serializers, name) ? value : withoutSecrets(value, name),
    ]),
  );

/**
 * The log of a process: JSON lines. Credentials never appear, at any level. They are removed from each line as it is written: pino's own
 * `redact` would also look for them in the bindings of each child, and every request has a child that is hardly ever used. So never bind a
 * secret to a child.
 */
export function createLog(level: Config['LOG_LEVEL'], destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    hooks: { logMethod: createQuietLog() },
    formatters: { log: censored },
    serializers,
  };
  return destination ? pino(options, destination) : pino(options);
}
