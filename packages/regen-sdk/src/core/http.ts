import createClient from 'openapi-fetch';
import type { Middleware } from 'openapi-fetch';
import type { ClientOptions } from './client-options.ts';
import type { HookAnswer, HookRequest, Hooks } from './hooks.ts';
import type { LogFields, Logger } from './logging.ts';
import type { Operation } from './operation.ts';
import type { UploadOptions } from './request-options.ts';
import type { RequestParts } from './request-parts.ts';
import { fillPath } from './safe-path.ts';

/** One attempt, as openapi-fetch is to send it. */
export interface HttpRequest extends Omit<RequestParts, 'header'> {
  operation: Operation;
  fields: LogFields;
  baseUrl: string;
  /** By their names in lower case; null removes one. */
  headers: Record<string, string | null | undefined>;
  signal: AbortSignal;
  keepalive?: boolean;
  /** Reports how much of a form has been sent. */
  onProgress?: UploadOptions['onProgress'];
  /** Called when nothing can be wrong with the call itself anymore. */
  onSend(): void;
}

export type Http = (request: HttpRequest) => Promise<HookAnswer & { request: HookRequest }>;

/**
 * Replaces `Request` below openapi-fetch: most of the cost of a call with a body is `new Request()`, and `fetch` also accepts a URL and
 * options.
 */
class LightRequest {
  declare readonly url: string;
  declare readonly headers: Headers;
  declare readonly fields: LogFields;

  constructor(url: string, init: object) {
    Object.assign(this, init, { url });
  }
}

/** Any path of the contract: the types of a call are those of its operation. */
interface AnyOperation {
  parameters: { path: Record<string, unknown>; query: Record<string, unknown> };
  requestBody: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}
type Paths = Record<string, Record<'get' | 'post' | 'put' | 'patch' | 'delete', AnyOperation>>;

/** The client of openapi-fetch, with the client's hooks as its middleware. `warned` has the deprecated operations already warned about. */
export function createHttp(config: ClientOptions, warned: string[]): Http {
  const client = createClient<Paths>({
    // A `Request` has forty members, of which openapi-fetch and our middleware use these.
    Request: LightRequest as unknown as typeof Request,
    pathSerializer: fillPath,
    ...(config.credentials && { credentials: config.credentials }),
  });
  if (config.hooks?.length) client.use(askHooks(config.hooks));
  client.use(warnOfDeprecation(config.logger ?? console, warned));

  return async ({ operation, path, query, onSend, onProgress, ...init }) => {
    let sent: LightRequest | undefined;
    // One of them for all: `Paths` says the same of each.
    const method = operation.method.toLowerCase() as 'get';
    const { data, error, response } = await client.request(method, operation.path, {
      ...init,
      params: { path, query },
      bodySerializer: operation.body === 'form' ? toForm : toJson,
      fetch: async (request: Request) => {
        sent = lightOf(request);
        init.signal.throwIfAborted();
        // Loaded with the first upload that is watched, so that nobody else loads it.
        const watched = onProgress && (await import('./watched-fetch.ts')).watchedFetch(config.fetch, onProgress);
        onSend();
        const { url, ...rest } = sent;
        return (watched ?? config.fetch ?? fetch)(url, rest);
      },
    });
    const body: unknown = response.ok ? data : error;
    // There is a response, and none of our middleware responds itself: it was sent.
    return { response, body: body === '' ? undefined : body, request: hookRequest(sent as LightRequest) };
  };
}

/** What openapi-fetch hands on is what it made with the `Request` that it was given above. */
const lightOf = (request: Request): LightRequest => request as unknown as LightRequest;

const hookRequest = ({ fields, url, headers }: LightRequest): HookRequest => ({ ...fields, url, headers });

function askHooks(hooks: readonly Hooks[]): Middleware {
  return {
    async onRequest({ request }) {
      const asked = hookRequest(lightOf(request));
      for (const hook of hooks) await hook.request?.(asked);
    },
  };
}

/** Once for each operation: a program that has not changed would say so with every call. */
function warnOfDeprecation(logger: Logger, warned: string[]): Middleware {
  return {
    onResponse({ request, response }) {
      const { fields } = lightOf(request);
      if (!response.headers.has('Deprecation') || warned.includes(fields.operationId)) return;
      warned.push(fields.operationId);
      logger.warn?.('deprecated', fields);
    },
  };
}

const toJson = (body: unknown): string => JSON.stringify(body);

/** A list repeats its name; files keep theirs; what is undefined or null stays away. */
function toForm(body: unknown): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(body as object)) {
    for (const value of [values].flat()) {
      if (value instanceof Blob) form.append(name, value);
      else if (value != null) form.append(name, String(value));
    }
  }
  return form;
}
