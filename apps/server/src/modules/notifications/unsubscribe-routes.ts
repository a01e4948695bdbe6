import type { FastifyInstance } from 'fastify';
import { oneClickUnsubscribe } from '../../http/one-click-unsubscribe.ts';
import type { Needs } from '../../platform.ts';
import { unsubscribe } from './links.ts';
import { setMessageEmail } from './repository.ts';

export function unsubscribeRoutes(server: FastifyInstance, { auth, db }: Needs<'auth' | 'db'>): void {
  oneClickUnsubscribe(server, unsubscribe.path, async (token) => {
    const userId = unsubscribe.read(auth, token);
    return userId !== null && (await setMessageEmail(db, userId, false)) ? { messageEmail: false } : null;
  });
}
