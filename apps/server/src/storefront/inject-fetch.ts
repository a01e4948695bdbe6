import type { FastifyInstance } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { IN_PROCESS } from '../http/request/in-process.ts';

/** A page cannot be made now, because what it shows cannot be read. */
export class PageUnavailable extends Error {
  override readonly name: string = 'PageUnavailable';
}

/** Something that the page waits for takes too long. */
export class PageTooSlow extends PageUnavailable {
  override readonly name = 'PageTooSlow';
}

/**
 * Milliseconds that a rendering may take. Normally it takes about ten; on a badly overloaded machine, seconds. Database statements and
 * connections time out sooner.
 */
export const RENDER_MS = 60_000;

interface Rendering {
  /** Ends it. */
  stop: () => void;
  isWithoutContent: boolean;
}

/** In the body of an error, which this server has written. */
const CONTENT_UNAVAILABLE = /"code":"content_unavailable"/;

const renderings = new AsyncLocalStorage<Rendering>();

/**
 * Runs `work`, which renders a page, and throws `PageUnavailable` as soon as one of its calls gets a 503: a page without its data is not
 * worth sending. Content that is away ends only a page that fails without it, since most pages have it beside their own data. After
 * `limitMs` it throws `PageTooSlow`, whatever `work` is waiting for.
 */
export async function whileAvailable<T extends { status: number }>(
  work: () => Promise<T>,
  limitMs = RENDER_MS,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const page = new Promise<T>((resolve, reject) => {
    const stop = () => reject(new PageUnavailable('What the page shows cannot be read.'));
    timer = setTimeout(() => reject(new PageTooSlow(`A page took longer than ${limitMs} ms.`)), limitMs);
    const rendering: Rendering = { stop, isWithoutContent: false };
    const finish = (made: T) => (rendering.isWithoutContent && made.status >= 500 ? stop() : resolve(made));
    renderings.run(rendering, work).then(finish, reject);
  });
  return page.finally(() => clearTimeout(timer));
}

function noteUnavailable(body: string): void {
  const rendering = renderings.getStore();
  if (!rendering) return;
  if (CONTENT_UNAVAILABLE.test(body)) rendering.isWithoutContent = true;
  else rendering.stop();
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
    if (response.statusCode === 503) noteUnavailable(response.payload);
    const isEmpty = response.statusCode === 204 || response.statusCode === 304;
    return new Response(isEmpty ? null : new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers: response.headers as Record<string, string>,
    });
  };
}
