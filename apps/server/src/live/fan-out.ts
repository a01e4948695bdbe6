import { readsMessages } from '../auth/message-audience.ts';
import type { LiveEvent, LiveEvents, LiveTopic } from '../bus/live-events.ts';
import type { Deliveries } from '../modules/messages/deliveries.ts';
import { readNewMessages, readNewReads } from '../modules/messages/live-messages.ts';
import type { Needs } from '../platform.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import { encode } from './live-message.ts';
import type { LiveMessage } from './live-message.ts';
import { readApplications, readOrders, readSeats } from './live-queries.ts';

export type FanOutNeeds = Needs<'clock' | 'db' | 'metrics' | 'storage'> & {
  hub: Hub;
  deliveries: Pick<Deliveries, 'note'>;
};

/** Sends a message to connections. `onReceived` runs for each device that has it. */
export type Send = (to: readonly Connection[], message: LiveMessage, onReceived?: () => void) => void;

export function createSend({ metrics }: Needs<'metrics'>): Send {
  return (to, message, onReceived) => {
    if (to.length === 0) return;
    const bytes = encode(message);
    metrics.live('sent', to.filter((connection) => connection.send(bytes, onReceived)).length);
  };
}

type Payloads<Topic extends LiveTopic> = readonly LiveEvents[Topic][];

function payloadsOf<Topic extends LiveTopic>(events: readonly LiveEvent[], topic: Topic): Payloads<Topic> {
  // The topic says which payload it is.
  return events.filter((event) => event.topic === topic).map(({ payload }) => payload) as unknown as Payloads<Topic>;
}

/** The last of each name. */
const newest = <T>(all: readonly T[], nameOf: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [nameOf(one), one])).values(),
];

/** Reads what the connections of this process need of a batch of events, each kind in one statement, and sends it. */
export function createFanOut(needs: FanOutNeeds): (events: readonly LiveEvent[]) => Promise<void> {
  const { db, hub, deliveries, metrics } = needs;
  const send = createSend({ metrics });

  const listeners = (accountId: string): readonly Connection[] =>
    hub.accounts.get(accountId).filter(({ actor }) => readsMessages(actor));

  async function sendMessages(all: Payloads<'message'>): Promise<void> {
    const wanted = all.flatMap(({ messageId, from, to }) =>
      [from, to].flatMap((accountId) =>
        accountId !== null && hub.accounts.has(accountId) ? [{ messageId, accountId }] : [],
      ),
    );
    if (wanted.length === 0) return;
    for (const { accountId, live } of await readNewMessages(needs, wanted)) {
      const { isMine, seq } = live.message;
      const delivery = { accountId, otherId: live.accountId, seq };
      send(listeners(accountId), live, isMine ? undefined : () => deliveries.note(delivery));
    }
  }

  async function sendReads(all: Payloads<'messageRead'>): Promise<void> {
    const last = newest(all, ({ reader, other }) => `${reader} ${other}`);
    const wanted = last.flatMap((read) =>
      [read.reader, read.other].flatMap((accountId) => (hub.accounts.has(accountId) ? [{ ...read, accountId }] : [])),
    );
    if (wanted.length === 0) return;
    for (const { accountId, live } of await readNewReads(db, wanted)) send(listeners(accountId), live);
  }

  function sendDeliveries(all: Payloads<'messageDelivered'>): void {
    for (const { receiver, sender, seq } of newest(all, (one) => `${one.receiver} ${one.sender}`))
      send(listeners(sender), { key: 'messageDelivered', accountId: receiver, seq });
  }

  /** To people: what is read by its id. */
  async function sendRead<T extends { userId: string }>(
    all: readonly T[],
    idOf: (one: T) => string,
    read: (ids: readonly string[]) => Promise<ReadonlyMap<string, LiveMessage>>,
  ): Promise<void> {
    const wanted = newest(
      all.filter(({ userId }) => hub.people.has(userId)),
      idOf,
    );
    if (wanted.length === 0) return;
    const found = await read(wanted.map(idOf));
    for (const one of wanted) {
      const message = found.get(idOf(one));
      if (message) send(hub.people.get(one.userId), message);
    }
  }

  async function sendSeats(all: Payloads<'seats'>): Promise<void> {
    const ids = [...new Set(all.map(({ courseId }) => courseId))].filter((id) => hub.courses.has(id));
    if (ids.length === 0) return;
    for (const [id, message] of await readSeats(db, ids)) send(hub.courses.get(id), message);
  }

  function sendKnown(events: readonly LiveEvent[]): void {
    for (const { userId, cartId, version } of newest(payloadsOf(events, 'cart'), ({ cartId: id }) => id))
      send(hub.people.get(userId), { key: 'cart', cartId, version });
    for (const { userId } of newest(payloadsOf(events, 'rewards'), (one) => one.userId))
      send(hub.people.get(userId), { key: 'rewards' });
    for (const { accountId } of newest(payloadsOf(events, 'account'), (one) => one.accountId))
      send(hub.accounts.get(accountId), { key: 'account' });
    for (const { accountId, bundleId } of newest(payloadsOf(events, 'bundleOpened'), (one) => one.bundleId))
      send(hub.accounts.get(accountId), { key: 'bundleOpened', bundleId });
    for (const { accountId, otherId, isBlocked } of newest(
      payloadsOf(events, 'messageBlock'),
      (one) => `${one.accountId} ${one.otherId}`,
    ))
      send(listeners(accountId), { key: 'messageBlock', accountId: otherId, isBlocked });
    sendDeliveries(payloadsOf(events, 'messageDelivered'));
  }

  return async (events) => {
    await Promise.all([
      sendMessages(payloadsOf(events, 'message')),
      sendReads(payloadsOf(events, 'messageRead')),
      sendRead(
        payloadsOf(events, 'order'),
        ({ orderId }) => orderId,
        (ids) => readOrders(db, ids),
      ),
      sendRead(
        payloadsOf(events, 'application'),
        ({ applicationId }) => applicationId,
        (ids) => readApplications(db, ids),
      ),
      sendSeats(payloadsOf(events, 'seats')),
    ]);
    // Afterward: a batch that is tried again has not said it yet.
    sendKnown(events);
  };
}
