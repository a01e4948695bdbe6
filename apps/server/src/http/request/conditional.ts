import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

/** What a handler sets on a response that not even a visitor's browser may keep: without an ETag, it cannot be compared either. */
export const UNCACHED = 'private, no-store';

/** Lists of visitors are cached as bytes: each is hashed once. */
const marks = new WeakMap<Buffer, string>();

function hashOf(payload: string | Buffer): string {
  return `W/"${createHash('sha1').update(payload).digest('base64url').slice(0, 22)}"`;
}

function markOf(payload: string | Buffer): string {
  if (typeof payload === 'string') return hashOf(payload);
  const known = marks.get(payload) ?? hashOf(payload);
  marks.set(payload, known);
  return known;
}

/** Whether an `If-None-Match` header contains this ETag, by weak comparison as for any GET (RFC 9110, 13.1.2). */
export function isKnown(header: string | undefined, mark: string): boolean {
  const bare = (text: string): string => text.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((one) => one.trim() === '*' || bare(one) === bare(mark));
}

/**
 * Lets a visitor revalidate a cached response: returns the body to send, null with 304. Responses for a signed-in user are never cached;
 * `Vary` keeps the two apart.
 */
export function answerConditionally(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: string | Buffer,
): string | Buffer | null {
  if (reply.statusCode !== 200) return payload;
  reply.header('vary', 'Authorization');
  if (request.actor.kind === 'user' || reply.getHeader('cache-control') === UNCACHED) return payload;
  const mark = markOf(payload);
  reply.headers({ etag: mark, 'cache-control': 'private, no-cache' });
  if (!isKnown(request.headers['if-none-match'], mark)) return payload;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  // An empty string would be sent with `Content-Length: 0`, which is not the length of the response.
  return null;
}
