import { apiPromise } from './api-promise.ts';
import type { ApiPromise, WithResponse } from './api-promise.ts';
import { authorization, basicCredential } from './authorization.ts';
import type { ClientOptions } from './client-options.ts';
import { startDeadline } from './deadline.ts';
import { DEFAULT_MAX_RETRIES, DEFAULT_TIMEOUT } from './defaults.ts';
import {
  RegenAbortError,
  RegenConnectionError,
  RegenTimeoutError,
  RegenUnauthorizedError,
  toApiError,
} from './errors.ts';
import type { RegenApiError, RegenError } from './errors.ts';
import type { LogFields } from './logging.ts';
import { readOperation } from './operation.ts';
import type { Operation } from './operation.ts';
import type { RequestOptions } from './request-options.ts';
import { splitParams } from './request-parts.ts';
import { retryWait, shouldRetry } from './retry.ts';
import { send } from './send.ts';
import { sleep } from './sleep.ts';
import { uuid } from './uuid.ts';

/** Carries out one operation. Resources give it its types. */
export interface Call {
  <Data>(operation: Operation, params?: object, options?: RequestOptions): ApiPromise<Data>;
  /** The `fetch` that the application gave, for what is sent elsewhere. */
  readonly fetch?: ClientOptions['fetch'];
}

/** The one way every call takes: parts → attempts → data or a typed error. */
export function createCall(config: ClientOptions): Call {
  const baseUrl = config.baseUrl.replace(/\/$/, '');
  const uploadsUrl = (config.uploadsUrl ?? baseUrl.replace(/(^|[^/:])\/[^/]*$/, '$1/uploads')).replace(/\/$/, '');
  const basic = basicCredential(config.clientKey);
  const store = config.session;
  const logger = config.logger;

  async function run<Data>(
    row: Operation,
    params: object | undefined,
    options: RequestOptions,
  ): Promise<WithResponse<Data>> {
    const operation = readOperation(row);
    const { id, method, flags } = operation;
    const parts = splitParams(operation, params);
    const timeout = options.timeout ?? config.timeout ?? DEFAULT_TIMEOUT;
    const maxRetries = options.maxRetries ?? config.maxRetries ?? DEFAULT_MAX_RETRIES;
    const idempotencyKey = flags.includes('k') ? (options.idempotencyKey ?? uuid()) : undefined;
    const repeatable = method === 'GET' || flags.includes('s') || idempotencyKey !== undefined;

    for (let attempt = 0; ; attempt += 1) {
      const token = /[cn]/.test(flags) || !store ? null : await store.getToken();
      const headers: Record<string, string | null> = {
        Accept: 'application/json',
        Authorization: authorization(flags, basic, token),
        'Browser-Id': config.browserId ?? null,
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        ...config.headers,
        ...parts.headers,
        ...options.headers,
      };
      const fields: LogFields = { operationId: id, method, path: operation.path, attempt: attempt + 1 };
      logger?.debug?.('request', fields);
      const started = Date.now();
      const deadline = startDeadline(timeout, options.signal);
      let error: RegenError;
      let sent = false;
      try {
        deadline.signal.throwIfAborted();
        const { body, response } = await send({
          method,
          url: (flags.includes('u') ? uploadsUrl : baseUrl) + parts.path,
          query: parts.query,
          body: parts.body,
          isForm: flags.includes('f'),
          headers,
          signal: deadline.signal,
          credentials: config.credentials,
          keepalive: options.keepalive,
          fetch: (url, init) => {
            sent = true;
            return (config.fetch ?? fetch)(url, init);
          },
        });
        if (response.ok) {
          logger?.debug?.('response', { ...fields, status: response.status, duration: Date.now() - started });
          return { data: body as Data, response };
        }
        error = toApiError({ operationId: id, status: response.status, headers: response.headers, body });
      } catch (cause) {
        if (options.signal?.aborted) throw new RegenAbortError(id, cause);
        // Nothing was sent: a mistake in the call (a body that is no JSON), not a network failure.
        if (!sent) throw cause;
        error = deadline.timedOut ? new RegenTimeoutError(id, timeout) : new RegenConnectionError(id, cause);
      } finally {
        deadline.clear();
      }

      const { status, requestId, retryAfter }: Partial<RegenApiError> = error;
      const failure = { attempt, maxRetries, repeatable, status, retryAfter };
      const now = Date.now();
      const wait = shouldRetry(failure, now) ? retryWait(failure, now, Math.random()) : undefined;
      logger?.warn?.(wait === undefined ? 'failed' : 'retrying', {
        ...fields,
        status,
        requestId,
        duration: now - started,
        wait,
        error: error.name,
      });
      if (wait === undefined) {
        await endSession(error, token);
        throw error;
      }
      await sleep(wait, options.signal);
    }
  }

  /** A 401 ends the session only when the call carried its token and the token is still the one in use. */
  async function endSession(error: RegenError, token: string | null): Promise<void> {
    if (!(error instanceof RegenUnauthorizedError) || token === null || error.code === 'invalid_credentials') return;
    if ((await store?.getToken()) !== token) return;
    await store?.end(token, error);
    config.onUnauthorized?.(error);
  }

  const call = <Data>(operation: Operation, params?: object, options: RequestOptions = {}): ApiPromise<Data> =>
    apiPromise(run<Data>(operation, params, options));
  return Object.assign(call, { fetch: config.fetch });
}
