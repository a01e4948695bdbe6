import type { UserActor } from '../auth/actor.ts';
import { readsMessages } from '../auth/message-audience.ts';
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

interface Typing {
  from: string;
  to: string;
  senderName: string;
}

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

  /** Whether it is time to say it again: a person may have many tabs, and an account many people. */
  function isDue({ accountId, userId }: UserActor, to: string): boolean {
    const now = clock.now().getTime();
    for (const [name, at] of saidAt) {
      if (Math.abs(now - at) < TYPING_EVERY) break;
      saidAt.delete(name);
    }
    const names = [userId, `${accountId} ${to}`];
    if (names.some((name) => saidAt.has(name))) return false;
    for (const name of names) saidAt.set(name, now);
    return true;
  }

  const close = bus.subscribe(TYPING_TOPIC, (payload) => {
    const { from, to, senderName } = payload as Typing;
    const heard = hub.accounts.get(to).filter(({ actor }) => readsMessages(actor));
    send(heard, { key: 'typing', accountId: from, senderName });
  });

  return {
    async receive(connection, to) {
      const { actor } = connection;
      if (!readsMessages(actor) || !isDue(actor, to) || !(await mayWrite(actor, to))) return;
      const typing: Typing = { from: actor.accountId, to, senderName: senderNameOf(actor) };
      await bus.publish(TYPING_TOPIC, typing);
    },
    close,
  };
}
