import { apiPromise } from './api-promise.ts';
import type { ApiPromise } from './api-promise.ts';
import { createAttempt } from './attempt.ts';
import type { Plan } from './attempt.ts';
import { checkCallOptions, checkOptions } from './check-options.ts';
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
import type { RequestParts } from './request-parts.ts';
import { retryWait, shouldRetry } from './retry.ts';
import { checkPath } from './safe-path.ts';
import { createMemoryGuest } from './session-store.ts';
import type { GuestStore } from './session-store.ts';
import { sleep } from './sleep.ts';
import { uuid } from './uuid.ts';

/** Runs one operation: `call(orderPay, { orderId, payment })` returns an `Order`. */
export interface Call {
  <Params, Data, Item>(
    operation: ListOperation<Params, Data, Item>,
    params: Params,
    options?: RequestOptions,
  ): PagePromise<Data, Item>;
  <Data>(operation: Operation<void, Data>, params?: undefined, options?: RequestOptions): ApiPromise<Data>;
  <Params, Data>(operation: Operation<Params, Data>, params: Params, options?: RequestOptions): ApiPromise<Data>;
  /**
   * Calls what has no operation, with the same pipeline: `request('GET', '/reports', { query: { year: 2026 } })`. A write is
   * repeated when it has an `idempotencyKey`.
   */
  request<Data = unknown>(method: Operation['method'], path: string, options?: RawOptions): ApiPromise<Data>;
  /** The `fetch` that the application gave, for what is sent elsewhere. */
  readonly fetch?: ClientOptions['fetch'];
  /** The same with other options; those that are not given stay, and headers join. */
  withOptions(options: Partial<ClientOptions>): Call;
}

/** What a call without an operation sends, beside what every call can take. */
export interface RawOptions extends RequestOptions {
  query?: Readonly<Record<string, unknown>> | undefined;
  /** Sent as JSON. */
  body?: unknown;
}

/** The one way every call takes: parts → attempts → data or a typed error. */
export const createCall = (config: ClientOptions): Call => makeCall(config, { warned: [] });

/** What the variants of a client share: deprecated operations already warned about, and the grant of one device's guest. */
interface Shared {
  warned: string[];
  guest?: GuestStore | undefined;
}

function makeCall(config: ClientOptions, shared: Shared): Call {
  checkOptions(config);
  const { session, logger } = config;
  const { warned } = shared;
  const isPage = typeof document !== 'undefined';
  const guest = config.guest ?? (isPage ? undefined : (shared.guest ?? session?.guest ?? createMemoryGuest()));
  // Made with the first call: some workers have no random numbers before.
  let browserId = config.browserId;
  const device = (): string => (browserId ??= uuid());
  const attempt = createAttempt(config, { device, guest, warned });

  async function run(operation: Operation, parts: RequestParts, options: RequestOptions) {
    checkCallOptions(options);
    const plan: Plan = {
      operation,
      parts,
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
    const read = async (given?: object) => run(operation, splitParams(operation, given), options);
    const promise = apiPromise(read(params));
    const { items } = operation;
    return items ? pagePromise(promise, items, async (page) => (await read({ ...params, page })).data) : promise;
  }
  function request(method: Operation['method'], path: string, { query, body, ...options }: RawOptions = {}) {
    const idempotent = options.idempotencyKey !== undefined;
    const operation: Operation = {
      id: `${method} ${path}`,
      method,
      path,
      isForGuests: true,
      mayBeEmpty: true,
      ...(idempotent && { idempotent }),
    };
    const send = async () => {
      checkPath(path);
      return run(operation, { path: {}, query: { ...query }, header: {}, body }, options);
    };
    return apiPromise(send());
  }
  function withOptions(changes: Partial<ClientOptions>): Call {
    const next = { ...config, browserId: device(), ...changes, headers: { ...config.headers, ...changes.headers } };
    // Another device or session is another guest.
    const isOther = next.session !== session || next.browserId !== browserId;
    if (isOther) next.guest = changes.guest;
    return makeCall(next, { warned, guest: isOther ? (changes.session?.guest ?? createMemoryGuest()) : guest });
  }
  return Object.assign(call, {
    request,
    fetch: config.fetch,
    withOptions,
    // Here every operation is alike, and its result unknown; the overloads of `Call` derive its type from the contract.
  }) as unknown as Call;
}
