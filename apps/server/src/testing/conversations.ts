import { randomUUID } from 'node:crypto';
import type { TestServer } from './test-server.ts';

export type SignedIn = Awaited<ReturnType<TestServer['signIn']>>;

/** Sends a message as the storefront does. Throws when it is refused. */
export async function writeTo(server: TestServer, from: SignedIn, toAccountId: string, text = 'Hello'): Promise<void> {
  const { status } = await server.call('POST', '/messageCenter/send', {
    as: from,
    body: { accountId: toAccountId, message: text },
    headers: { 'idempotency-key': randomUUID() },
  });
  if (status !== 201) throw new Error(`The message was refused with ${status}.`);
}

/** Reads everything that another account has written. */
export async function readAllOf(server: TestServer, who: SignedIn, otherId: string): Promise<void> {
  const { status } = await server.call('POST', `/messages/${otherId}/read`, { as: who, body: {} });
  if (status !== 200) throw new Error(`Reading was refused with ${status}.`);
}
