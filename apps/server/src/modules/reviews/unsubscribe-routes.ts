import type { FastifyInstance } from 'fastify';
import { oneClickUnsubscribe } from '../../http/one-click-unsubscribe.ts';
import type { Needs } from '../../platform.ts';
import { unsubscribe } from './links.ts';
import { optOut } from './repository.ts';

export function reviewUnsubscribeRoutes(
  server: FastifyInstance,
  { auth, clock, db }: Needs<'auth' | 'clock' | 'db'>,
): void {
  oneClickUnsubscribe(server, unsubscribe.path, async (token) => {
    const orderId = unsubscribe.read(auth, token);
    return orderId !== null && (await optOut(db, orderId, clock.now())) ? { reviewEmail: false } : null;
  });
}
