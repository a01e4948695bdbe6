import type { WithResponse } from './api-promise.ts';
import { authorization, basicCredential } from './authorization.ts';
import type { ClientOptions } from './client-options.ts';
import { startDeadline } from './deadline.ts';
import { OTHER_SERVER, RegenConnectionError, RegenTimeoutError, abortError, ownErrors, toApiError } from './errors.ts';
import type { RegenError } from './errors.ts';
import { createHttp } from './http.ts';
import type { LogFields } from './logging.ts';
import type { Operation } from './operation.ts';
import type { RequestOptions, UploadOptions } from './request-options.ts';
import type { RequestParts } from './request-parts.ts';
import { SDK_VERSION } from './sdk-version.ts';
import type { GuestStore } from './session-store.ts';

/** What stays the same over all attempts of a call. */
export interface Plan {
  readonly operation: Operation;
  readonly parts: RequestParts;
  readonly options: UploadOptions;
  /** Milliseconds of one attempt. */
  readonly timeout: number;
  readonly idempotencyKey: string | undefined;
}

/** How an attempt ended, and the session token that it carried. */
export interface Outcome {
  readonly result: WithResponse<unknown> | RegenError;
  readonly token: string | null;
}

/** Makes one attempt. What it throws is a mistake in the call, a hook's own error, or an abort by the caller. */
export type Attempt = (plan: Plan, fields: LogFields) => Promise<Outcome>;

/** How far an attempt has come. */
interface Progress {
  token: string | null;
  /** It is the network's turn: what fails now is neither a mistake in the call nor that of a hook. */
  isSending: boolean;
}

/** What a client creates by default. */
export interface Own {
  /** The `Browser-Id`. */
  device(): string;
  /** Undefined where a browser keeps the grant. */
  readonly guest: GuestStore | undefined;
  /** The deprecated operations already warned about. */
  readonly warned: string[];
}

export function createAttempt(config: ClientOptions, { device, guest, warned }: Own): Attempt {
  const { session, hooks = [] } = config;
  const baseUrl = withoutSlashes(config.baseUrl);
  const uploadsUrl = withoutSlashes(config.uploadsUrl ?? baseUrl.replace(/(^|[^/:])\/[^/]*$/, '$1/uploads'));
  const basic = basicCredential(config.clientKey);
  const clientHeaders = lowerCase(config.headers);
  const http = createHttp(config, warned);

  async function send(
    plan: Plan,
    fields: LogFields,
    signal: AbortSignal,
    progress: Progress,
  ): Promise<Outcome['result']> {
    const { operation, parts, options, idempotencyKey } = plan;
    const { header, ...rest } = parts;
    const token = operation.auth || !session ? null : await session.getToken();
    progress.token = token;
    const { response, body, request } = await http({
      ...rest,
      operation,
      fields,
      baseUrl: operation.host ? uploadsUrl : baseUrl,
      headers: {
        accept: 'application/json',
        authorization: authorization(operation, basic, token),
        'browser-id': device(),
        'guest-grant': operation.isForGuests && guest && ((await guest.get()) ?? 'none'),
        'idempotency-key': idempotencyKey,
        'sdk-version': `js/${SDK_VERSION}`,
        ...clientHeaders,
        ...lowerCase(header),
        ...lowerCase(options.headers),
      },
      signal,
      ...(options.keepalive && { keepalive: true }),
      onProgress: options.onProgress,
      onSend: () => (progress.isSending = true),
    });
    progress.isSending = false;
    const grant = response.headers.get('Guest-Grant');
    if (grant !== null) await guest?.set(grant);
    for (const hook of hooks) await hook.response?.({ response, body }, request);
    return resultOf(operation, response, body);
  }

  return async (plan, fields) => {
    const { operation, options, timeout } = plan;
    const deadline = startDeadline(timeout, options.signal);
    const progress: Progress = { token: null, isSending: false };
    try {
      const result = await deadline.race(send(plan, fields, deadline.signal, progress));
      return { result, token: progress.token };
    } catch (cause) {
      if (options.signal?.aborted) throw abortError(operation.id, options.signal, cause);
      const { token } = progress;
      if (deadline.timedOut) return { result: new RegenTimeoutError(operation.id, timeout), token };
      if (!progress.isSending || ownErrors.has(Object(cause))) throw cause;
      return { result: connectionError(fields, operation.host ? uploadsUrl : baseUrl, cause), token };
    } finally {
      deadline.clear();
    }
  };
}

function resultOf(operation: Operation, response: Response, body: unknown): Outcome['result'] {
  const { id: operationId } = operation;
  const { status, headers } = response;
  if (!response.ok) return toApiError({ operationId, status, headers, body });
  const isEmpty = body === undefined && status !== 204 && !operation.mayBeEmpty;
  return isEmpty
    ? new RegenConnectionError(operationId, undefined, `The response is empty: ${operationId}`)
    : { data: body, response };
}

function connectionError({ operationId, attempt }: LogFields, url: string, cause: unknown): RegenConnectionError {
  const known = [codeOf(cause), attempt > 1 ? `${attempt} attempts` : ''].filter(Boolean).join(', ');
  // What is not JSON was not written by the API.
  const message =
    cause instanceof SyntaxError
      ? `The response is not JSON: ${OTHER_SERVER} (${operationId}, ${url})`
      : `Network Error: ${operationId} got no response from ${url}${known && ` (${known})`}`;
  return new RegenConnectionError(operationId, cause, message);
}

/** The code of the innermost cause that has one: that of the socket, below "fetch failed". */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return codeOf(error.cause) || ('code' in error && typeof error.code === 'string' ? error.code : '');
}

function withoutSlashes(url: string | URL): string {
  return `${url}`.replace(/\/+$/, '');
}

function lowerCase(headers: RequestOptions['headers'] = {}): Record<string, string | null> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
