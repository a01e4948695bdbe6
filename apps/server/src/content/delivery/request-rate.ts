import type { FastifyReply } from 'fastify';
import type { Stage } from '../records/types.ts';
import { rateLimited } from './errors.ts';

/** Counts a request, tells the caller the quota, and throws when it is used up. */
export type CountRequest = (stage: Stage, reply: FastifyReply) => void;

const WINDOW_MS = 1_000;

/**
 * So many requests a second with each token, in each process: it protects the process, and a count that all of them share would cost more
 * than the reads.
 */
export function createRequestRate(perSecond: number, now: () => number = () => performance.now()): CountRequest {
  const used: Record<Stage, { window: number; count: number }> = {
    draft: { window: 0, count: 0 },
    published: { window: 0, count: 0 },
  };
  return (stage, reply) => {
    const window = Math.floor(now() / WINDOW_MS);
    const current = used[stage];
    if (current.window !== window) used[stage] = { window, count: 0 };
    used[stage].count += 1;
    const left = perSecond - used[stage].count;
    reply.headers({
      'x-contentful-ratelimit-second-limit': perSecond,
      'x-contentful-ratelimit-second-remaining': Math.max(0, left),
      'x-contentful-ratelimit-reset': left < 0 ? 1 : 0,
    });
    if (left < 0) throw rateLimited();
  };
}
