import { mergeHeaders } from 'openapi-fetch';
import { apiPromise } from './api-promise.ts';
import type { ApiPromise, WithResponse } from './api-promise.ts';
import { authorization, basicCredential } from './authorization.ts';
import type { ClientOptions } from './client-options.ts';
import { startDeadline } from './deadline.ts';
import { DEFAULT_MAX_RETRIES, DEFAULT_TIMEOUT } from './defaults.ts';
import type { HookAnswer, HookRequest } from './hooks.ts';
import {
  RegenAbortError,
  RegenConnectionError,
  RegenTimeoutError,
  RegenUnauthorizedError,
  toApiError,
} from './errors.ts';
import type { RegenApiError, RegenError } from './errors.ts';
import type { LogFields } from './logging.ts';
import type { ListOperation, Operation } from './operation.ts';
import { pagePromise } from './page-promise.ts';
import type { PagePromise } from './page-promise.ts';
import type { RequestOptions } from './request-options.ts';
import { splitParams, toSearch } from './request-parts.ts';
import { retryWait, shouldRetry } from './retry.ts';
import { send } from './send.ts';
import { sleep } from './sleep.ts';
import { uuid } from './uuid.ts';

/** Carries out one operation: `call(orderPay, { orderId, paymentToken })` gives an `Order`. */
export interface Call {
  <Params, Data, Item>(
    operation: ListOperation<Params, Data, Item>,
    params: Params,
    options?: RequestOptions,
  ): PagePromise<Data, Item>;
  <Data>(operation: Operation<void, Data>, params?: undefined, options?: RequestOptions): ApiPromise<Data>;
  <Params, Data>(operation: Operation<Params, Data>, params: Params, options?: RequestOptions): ApiPromise<Data>;
  /** The `fetch` that the application gave, for what is sent elsewhere. */
  readonly fetch?: ClientOptions['fetch'];
  /** The same with other options; those that are not given stay, and headers join. */
  withOptions(options: Partial<ClientOptions>): Call;
}

/** The one way every call takes: parts → attempts → data or a typed error. */
export const createCall = (config: ClientOptions): Call => makeCall(config, []);

/** `warned` holds the deprecated operations that were told of; all variants of a client share it. */
function makeCall(config: ClientOptions, warned: string[]): Call {
  const baseUrl = config.baseUrl.replace(/\/$/, '');
  const uploadsUrl = (config.uploadsUrl ?? baseUrl.replace(/(^|[^/:])\/[^/]*$/, '$1/uploads')).replace(/\/$/, '');
  const basic = basicCredential(config.clientKey);
  const store = config.session;
  const logger = config.logger;
  const hooks = config.hooks ?? [];
  // Made with the first call: some workers have no random numbers before.
  let device = config.browserId;

  async function run(
    operation: Operation,
    params: object | undefined,
    options: RequestOptions,
  ): Promise<WithResponse<unknown>> {
    const { id, method } = operation;
    const parts = splitParams(operation, params);
    const timeout = options.timeout ?? config.timeout ?? DEFAULT_TIMEOUT;
    const maxRetries = options.maxRetries ?? config.maxRetries ?? DEFAULT_MAX_RETRIES;
    const idempotencyKey = operation.idempotent ? (options.idempotencyKey ?? uuid()) : undefined;
    const url = (operation.host ? uploadsUrl : baseUrl) + parts.path + toSearch(parts.query);
    const repeatable = method === 'GET' || operation.retrySafe === true || idempotencyKey !== undefined;

    for (let attempt = 0; ; attempt += 1) {
      const token = operation.auth || !store ? null : await store.getToken();
      const headers = mergeHeaders(
        {
          'Content-Type': operation.body === 'json' ? 'application/json' : null,
          Accept: 'application/json',
          Authorization: authorization(operation, basic, token),
          'Browser-Id': (device ??= uuid()),
          'Idempotency-Key': idempotencyKey,
        },
        config.headers,
        parts.headers,
        options.headers,
      );
      const fields: LogFields = { operationId: id, method, path: operation.path, attempt: attempt + 1 };
      logger?.debug?.('request', fields);
      const started = Date.now();
      const deadline = startDeadline(timeout, options.signal);
      const request: HookRequest = { ...fields, url, headers };
      let outcome: HookAnswer | RegenError;
      let sent = false;
      try {
        for (const hook of hooks) await hook.request?.(request);
        deadline.signal.throwIfAborted();
        outcome = await send({
          method,
          url,
          body: parts.body,
          isForm: operation.body === 'form',
          headers,
          signal: deadline.signal,
          credentials: config.credentials,
          keepalive: options.keepalive,
          fetch: (address, init) => {
            sent = true;
            return (config.fetch ?? fetch)(address, init);
          },
        });
      } catch (cause) {
        if (options.signal?.aborted) throw new RegenAbortError(id, cause);
        // Nothing was sent: a mistake in the call (a body that is no JSON), not a network failure.
        if (!sent) throw cause;
        outcome = deadline.timedOut ? new RegenTimeoutError(id, timeout) : new RegenConnectionError(id, cause);
      } finally {
        deadline.clear();
      }

      if ('response' in outcome) {
        for (const hook of hooks) await hook.response?.(outcome, request);
        const { body, response } = outcome;
        // Once: a program that has not changed would say so with every call.
        if (response.headers.has('Deprecation') && !warned.includes(id)) {
          warned.push(id);
          (logger ?? console).warn?.('deprecated', fields);
        }
        if (response.ok) {
          logger?.debug?.('response', { ...fields, status: response.status, duration: Date.now() - started });
          return { data: body, response };
        }
        outcome = toApiError({ operationId: id, status: response.status, headers: response.headers, body });
      }

      const error = outcome;
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

  function call(operation: Operation, params?: object, options: RequestOptions = {}): ApiPromise<unknown> {
    const promise = apiPromise(run(operation, params, options));
    const { items } = operation;
    if (!items) return promise;
    return pagePromise(promise, items, async (page) => (await run(operation, { ...params, page }, options)).data);
  }
  return Object.assign(call, {
    fetch: config.fetch,
    withOptions: (changes: Partial<ClientOptions>) =>
      makeCall(
        {
          ...config,
          browserId: (device ??= uuid()),
          ...changes,
          headers: { ...config.headers, ...changes.headers },
        },
        warned,
      ),
    // What an operation gives is what its type says.
  }) as unknown as Call;
}
