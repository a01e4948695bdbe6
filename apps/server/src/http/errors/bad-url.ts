import type { FastifyRequest } from 'fastify';

/**
 * Where a browser is sent whose address is not correctly percent-encoded, such as a link that was cut off: to the same address with its percent
 * signs encoded, where a page of the store says that it leads nowhere. Null for calls.
 */
export function readableUrl({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): string | null {
  const [path = '', ...query] = url.split('?');
  if (method !== 'GET' || !headers.accept?.includes('text/html') || /^\/api\/|^\/[/\\]/.test(path)) return null;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}
