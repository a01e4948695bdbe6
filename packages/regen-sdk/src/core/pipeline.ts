import { apiPromise } from './api-promise.ts';
import type { ApiPromise } from './api-promise.ts';
import { createAttempt } from './attempt.ts';
import type { Plan } from './attempt.ts';
import { checkOptions } from './check-options.ts';
import type { ClientOptions } from './client-options.ts';
import { DEFAULT_MAX_RETRIES, DEFAULT_TIMEOUT } from './defaults.ts';
import { RegenError, RegenUnauthorizedError } from './errors.ts';
import type { RegenApiError } from './errors.ts';
import type { LogFields } from './logging.ts';
import type { ListOperation, Operation } from './operation.ts';
import { pagePromise } from './page-promise.ts';
import type { PagePromise } from './page-promise.ts';
import type { RequestOptions } from './request-options.ts';
import { splitParams } from './request-parts.ts';
import { retryWait, shouldRetry } from './retry.ts';
import { sleep } from './sleep.ts';
import { uuid } from './uuid.ts';

/** Carries out one operation: `call(orderPay, { orderId, payment })` gives an `Order`. */
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
  checkOptions(config);
  const { session, logger } = config;
  // Made with the first call: some workers have no random numbers before.
  let browserId = config.browserId;
  const device = (): string => (browserId ??= uuid());
  const attempt = createAttempt(config, device, warned);

  async function run(operation: Operation, params: object | undefined, options: RequestOptions) {
    const plan: Plan = {
      operation,
      parts: splitParams(operation, params),
      options,
      timeout: options.timeout ?? config.timeout ?? DEFAULT_TIMEOUT,
      idempotencyKey: operation.idempotent ? (options.idempotencyKey ?? uuid()) : undefined,
    };
    for (let number = 0; ; number += 1) {
      const { id: operationId, method, path } = operation;
      const fields: LogFields = { operationId, method, path, attempt: number + 1 };
      logger?.debug?.('request', fields);
      const started = Date.now();
      const { result, token } = await attempt(plan, fields);
      const duration = Date.now() - started;
      if (!(result instanceof RegenError)) {
        logger?.debug?.('response', { ...fields, status: result.response.status, duration });
        return result;
      }
      const wait = waitAfter(result, plan, number);
      const { status, requestId }: Partial<RegenApiError> = result;
      const message = wait === undefined ? 'failed' : 'retrying';
      logger?.warn?.(message, { ...fields, status, requestId, duration, wait, error: result.name });
      if (wait === undefined) {
        await endSession(result, token);
        throw result;
      }
      await sleep(wait, options.signal);
    }
  }

  /** Milliseconds until the next attempt, or undefined when there is none. */
  function waitAfter(
    error: RegenError,
    { operation, options, idempotencyKey }: Plan,
    attempt: number,
  ): number | undefined {
    const { status, retryAfter }: Partial<RegenApiError> = error;
    const repeatable = operation.method === 'GET' || operation.retrySafe === true || idempotencyKey !== undefined;
    const maxRetries = options.maxRetries ?? config.maxRetries ?? DEFAULT_MAX_RETRIES;
    const failure = { attempt, maxRetries, repeatable, status, retryAfter };
    const now = Date.now();
    return shouldRetry(failure, now) ? retryWait(failure, now, Math.random()) : undefined;
  }

  /** A 401 ends the session only when the call carried its token and the token is still the one in use. */
  async function endSession(error: RegenError, token: string | null): Promise<void> {
    if (!(error instanceof RegenUnauthorizedError) || token === null || error.code === 'invalid_credentials') return;
    if ((await session?.getToken()) !== token) return;
    await session?.end(token, error);
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
        { ...config, browserId: device(), ...changes, headers: { ...config.headers, ...changes.headers } },
        warned,
      ),
    // What an operation gives is what its type says.
  }) as unknown as Call;
}
