import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

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

function isKnown(header: string | undefined, mark: string): boolean {
  const bare = (text: string): string => text.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((one) => one.trim() === '*' || bare(one) === bare(mark));
}

/**
 * Lets a visitor keep an answer and ask whether it is still the same: gives the body to send, empty with 304. What was made for a person is
 * kept nowhere, and who asks is part of what a browser keeps it under.
 */
export function answerConditionally(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: string | Buffer,
): string | Buffer {
  if (reply.statusCode !== 200) return payload;
  reply.header('vary', 'Authorization');
  if (request.actor.kind === 'user') return payload;
  const mark = markOf(payload);
  reply.headers({ etag: mark, 'cache-control': 'private, no-cache' });
  if (!isKnown(request.headers['if-none-match'], mark)) return payload;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return '';
}
