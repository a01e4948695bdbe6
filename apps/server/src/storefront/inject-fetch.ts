import type { FastifyInstance } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { IN_PROCESS } from '../http/request/in-process.ts';

/** A page cannot be made now, because what it shows cannot be read. */
export class PageUnavailable extends Error {
  override readonly name = 'PageUnavailable';
}

const onUnavailable = new AsyncLocalStorage<() => void>();

/**
 * Runs `work`, and throws `PageUnavailable` as soon as one of its calls gets a 503: the SDK would retry for seconds, and a page without
 * its data is not worth sending.
 */
export async function whileAvailable<T>(work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new PageUnavailable('The database is away.'));
    onUnavailable.run(stop, work).then(resolve, reject);
  });
}

/** A `fetch` for the SDK that calls this very server, without a socket. Takes paths on this origin only. */
export function createInjectFetch(server: FastifyInstance) {
  return async (url: string, init: RequestInit): Promise<Response> => {
    if (!url.startsWith('/')) throw new TypeError(`The storefront calls itself only, not ${url}.`);
    const headers = Object.fromEntries(new Headers(init.headers));
    const response = await server.inject({
      method: (init.method ?? 'GET') as 'GET',
      url,
      headers,
      remoteAddress: IN_PROCESS,
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    if (response.statusCode === 503) onUnavailable.getStore()?.();
    const isEmpty = response.statusCode === 204 || response.statusCode === 304;
    return new Response(isEmpty ? null : new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers: response.headers as Record<string, string>,
    });
  };
}
