import type { FastifyRequest } from 'fastify';

/**
 * The redirect for a URL that isn't correctly percent-encoded, such as a truncated link: the same URL with its percent signs encoded, which gets
 * the store's 404 page. Null for API calls and anything but a page request.
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
