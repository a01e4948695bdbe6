import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** How responses that are kept are compressed. */
export type Encoding = 'br' | 'gzip';

const negotiator = new Negotiator<Encoding>({
  // The better one first: browsers take both.
  supportedValues: ['br', 'gzip'],
  // Browsers send a handful of different headers; made-up ones must not fill the memory.
  cache: new LRUCache<string, string>({ max: 100 }),
});

/** The encoding to respond with; null if the caller takes none of ours. */
export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | null {
  return negotiator.negotiate(String(headers['accept-encoding'] ?? ''));
}
