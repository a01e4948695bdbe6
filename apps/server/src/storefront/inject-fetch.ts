import type { FastifyInstance } from 'fastify';
import { IN_PROCESS } from '../contract/in-process.ts';

/** A `fetch` for the SDK that calls this very server, without a socket. Takes paths on this origin only. */
export function createInjectFetch(server: FastifyInstance) {
  return async (url: string, init: RequestInit): Promise<Response> => {
    if (!url.startsWith('/')) throw new TypeError(`The storefront calls itself only, not ${url}.`);
    const headers = Object.fromEntries(new Headers(init.headers));
    const answer = await server.inject({
      method: (init.method ?? 'GET') as 'GET',
      url,
      headers,
      remoteAddress: IN_PROCESS,
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
    });
  };
}
