import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** How cached responses are compressed. */
export type Encoding = 'br' | 'gzip';

const negotiator = new Negotiator<Encoding>({
  // The better one first: browsers accept both.
  supportedValues: ['br', 'gzip'],
  // Browsers send only a few different headers; made-up ones must not fill the memory.
  cache: new LRUCache<string, string>({ max: 100 }),
});

/** The encoding to respond with; null if the client accepts none of ours. */
export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | null {
  return negotiator.negotiate(String(headers['accept-encoding'] ?? ''));
}
