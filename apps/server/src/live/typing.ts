import * as z from 'zod';
import type { UserActor } from '../auth/actor.ts';
import { readsMessages } from '../auth/message-audience.ts';
import { hear } from '../bus/hear.ts';
import type { Connections } from '../http/access/connections.ts';
import { blockBetween } from '../modules/messages/block-repository.ts';
import { senderNameOf } from '../modules/messages/message-view.ts';
import type { Needs } from '../platform.ts';
import type { Connection } from './connection.ts';
import type { Send } from './fan-out.ts';
import type { Hub } from './hub.ts';

const TYPING_TOPIC = 'live:typing';
/** Milliseconds between two signs that somebody types; a little less than clients wait, who count from their own side. */
const TYPING_EVERY = 1_900;

const TYPING_PAYLOAD = z.object({ from: z.string(), to: z.string(), senderName: z.string() });

export interface TypingRoute {
  /** Says that the person of this connection types. Nobody learns whether it reached somebody. */
  receive(connection: Connection, accountId: string): Promise<void>;
  close(): void;
}

export function createTypingRoute(
  needs: Needs<'bus' | 'clock' | 'db'> & { connections: Pick<Connections, 'areLinked'>; hub: Hub; send: Send },
): TypingRoute {
  const { bus, clock, connections, db, hub, send } = needs;
  /** Last signal per person and per pair of accounts, oldest first. */
  const saidAt = new Map<string, number>();

  async function mayWrite({ accountId, permissions }: UserActor, to: string): Promise<boolean> {
    if (!permissions.includes('messages:write')) return false;
    if (!(await connections.areLinked(accountId, to))) return false;
    return (await blockBetween(db, accountId, to)) === null;
  }

  /** A person may have many tabs, and an account many people. */
  const namesOf = ({ accountId, userId }: UserActor, to: string) => [userId, `${accountId} ${to}`];

  /** Whether it is time to say it again. */
  function isDue(names: readonly string[]): boolean {
    const now = clock.now().getTime();
    for (const [name, at] of saidAt) {
      if (Math.abs(now - at) < TYPING_EVERY) break;
      saidAt.delete(name);
    }
    return !names.some((name) => saidAt.has(name));
  }

  const close = hear(bus, TYPING_TOPIC, TYPING_PAYLOAD, ({ from, to, senderName }) => {
    const heard = hub.accounts.get(to).filter(({ actor }) => readsMessages(actor));
    send(heard, { key: 'typing', accountId: from, senderName });
  });

  return {
    async receive(connection, to) {
      const { actor } = connection;
      const names = namesOf(actor, to);
      if (!readsMessages(actor) || !isDue(names) || !(await mayWrite(actor, to))) return;
      // Another tab may have said it while this one looked.
      if (!isDue(names)) return;
      const now = clock.now().getTime();
      for (const name of names) saidAt.set(name, now);
      const typing: z.infer<typeof TYPING_PAYLOAD> = { from: actor.accountId, to, senderName: senderNameOf(actor) };
      await bus.publish(TYPING_TOPIC, typing);
    },
    close,
  };
}
