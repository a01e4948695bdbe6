import type { Server } from 'node:http';
import type { WebSocket } from 'ws';
import { hear } from '../bus/hear.ts';
import {
  CACHE_PAYLOAD,
  cacheTopic,
  isLiveEvent,
  LIVE_PAYLOAD,
  LIVE_TOPIC,
  STOCK_PAYLOAD,
  STOCK_TOPIC,
} from '../bus/live-events.ts';
import type { LiveEvent } from '../bus/live-events.ts';
import { createConnections } from '../http/access/connections.ts';
import type { Deliveries } from '../modules/messages/deliveries.ts';
import type { Catalog } from '../modules/products/catalog.ts';
import type { Needs } from '../platform.ts';
import { databaseUnavailable, refuse } from '../refuse.ts';
import { within } from '../within.ts';
import { createAdmission } from './admission.ts';
import type { Admitted } from './admission.ts';
import { createBatches } from './batches.ts';
import { readClientFrame } from './client-frame.ts';
import { Connection } from './connection.ts';
import { createDoor } from './door.ts';
import { createFanOut, createSend } from './fan-out.ts';
import { startHeartbeat } from './heartbeat.ts';
import { Hub } from './hub.ts';
import { listenersOf } from './listeners.ts';
import { CLOSE } from './live-message.ts';
import { createSessionWatch } from './session-watch.ts';
import { spread } from './spread.ts';
import { sendStock } from './stock-news.ts';
import { createTypingRoute } from './typing.ts';

export type GatewayNeeds = Needs<
  'auth' | 'bus' | 'clock' | 'config' | 'db' | 'log' | 'metrics' | 'publicUrl' | 'storage'
> & {
  catalog: Pick<Catalog, 'index'>;
  deliveries: Pick<Deliveries, 'note'>;
};

export interface Gateway {
  /** Takes the upgrades of this server. */
  attach(server: Server, nextRequestId: () => string): void;
  /** Takes no more, and closes all connections, spread over a second. */
  drain(): Promise<void>;
  /** Cuts what is left. */
  close(): void;
}

/** Milliseconds over which connections are closed: before a shutdown, and after messages may have been missed. */
const DRAIN_SPREAD = 1_000;
const MISSED_SPREAD = 5_000;
/** Milliseconds that the last one has to close. */
const LAST_LIMIT = 300;
const COME_BACK = { headers: { 'retry-after': '5' } };

/** The live connections of this process: lets them in, hears the bus, and tells each what it may hear (ADR 73). */
export function createGateway(needs: GatewayNeeds): Gateway {
  const { bus, catalog, clock, config, db, log, metrics } = needs;
  const hub = new Hub();
  const send = createSend(needs);
  const sessions = createSessionWatch({ ...needs, hub, send });
  const typing = createTypingRoute({ ...needs, connections: createConnections(db), hub, send });
  const fanOut = createFanOut({ ...needs, hub });
  let isClosing = false;
  metrics.liveLoad(() => ({ connections: hub.size, queuedBytes: hub.queued() }));

  function restart(connection: Connection): void {
    metrics.live('closed_restart');
    connection.close(CLOSE.restart, 'come back');
  }

  /** What was missed is unknown. Those who come back read it. */
  const closeAll = (all: readonly Connection[]): void => void spread([...new Set(all)], MISSED_SPREAD, restart);

  const events = createBatches<LiveEvent>({
    handle: fanOut,
    onLost: (lost) => closeAll(lost.flatMap((event) => listenersOf(hub, event))),
    log,
  });
  const stock = createBatches<string>({
    handle: (skus) => sendStock([...new Set(skus)], { hub, catalog, send }),
    onLost: (lost) => closeAll(lost.flatMap((sku) => hub.skus.get(sku))),
    log,
  });

  function handOut(told: readonly unknown[]): void {
    const all = told.filter(isLiveEvent);
    if (all.length < told.length) log.warn({ events: told.length - all.length }, 'ignored malformed live events');
    for (const event of all) {
      if (event.topic === 'session') sessions.end(event.payload.sessionId, event.payload.reason);
      if (event.topic === 'person')
        sessions.check(hub.people.get(event.payload.userId).map(({ actor }) => actor.sessionId));
      if (event.topic === 'account')
        sessions.check(hub.accounts.get(event.payload.accountId).map(({ actor }) => actor.sessionId));
    }
    if (hub.size > 0) events(all);
  }

  const subscriptions = [
    hear(bus, LIVE_TOPIC, LIVE_PAYLOAD, handOut),
    hear(bus, STOCK_TOPIC, STOCK_PAYLOAD, ({ skus }) => {
      if (hub.size > 0) stock(skus);
    }),
    // Said whenever a session was renewed, or something of its person has changed.
    hear(bus, cacheTopic('session'), CACHE_PAYLOAD, ({ key }) => {
      sessions.check(key === undefined ? hub.all().map(({ actor }) => actor.sessionId) : [key]);
    }),
    bus.onChange((isConnected) => {
      if (isConnected) closeAll(hub.all());
    }),
    () => typing.close(),
    startHeartbeat({
      hub,
      metrics,
      onEnd: (sessionId) => sessions.check([sessionId]),
      now: () => clock.now().getTime(),
    }),
  ];

  function checkRoom(admitted: Admitted | null): void {
    if (isClosing) throw refuse('shutting_down', undefined, COME_BACK);
    if (!bus.isConnected) throw databaseUnavailable();
    if (admitted === null) return;
    if (hub.people.count(admitted.actor.userId) >= config.LIVE_PER_PERSON)
      throw refuse('rate_limited', 'This person has too many live connections.', COME_BACK);
    if (hub.networks.count(admitted.network) >= config.LIVE_PER_ADDRESS)
      throw refuse('rate_limited', 'This address has too many live connections.', COME_BACK);
  }

  async function receive(connection: Connection, data: Buffer, isBinary: boolean): Promise<void> {
    // What a client still sends while its connection closes: its session may be over.
    if (!connection.isOpen) return;
    metrics.live('received');
    const now = performance.now();
    connection.heardAt = now;
    const frame = connection.countFrame(now) === 'read' && !isBinary ? readClientFrame(data.toString()) : null;
    if (frame === null) metrics.live('ignored');
    else if (frame.action === 'watch') hub.watch(connection, frame.skus, frame.courseIds);
    else if (frame.action === 'typing') await typing.receive(connection, frame.accountId);
  }

  function open(socket: WebSocket, admitted: Admitted): void {
    const connection = new Connection({ socket, ...admitted, onSlow: () => metrics.live('closed_slow') });
    // A frame that is too long, or no frame at all: the library closes the socket.
    socket.on('error', () => metrics.live('ignored'));
    socket.on('close', () => {
      metrics.live('closed');
      hub.remove(connection);
    });
    socket.on('pong', (data) => connection.answer(data));
    socket.on('message', (data: Buffer, isBinary) => {
      receive(connection, data, isBinary).catch((error: unknown) =>
        log.warn({ err: error }, 'a frame was not handled'),
      );
    });
    metrics.live('opened');
    hub.add(connection);
    // It may have ended between the check and now, when nobody told this connection.
    sessions.check([admitted.actor.sessionId]);
    if (isClosing) restart(connection);
  }

  const upgrade = createDoor({ admit: createAdmission(needs), checkRoom, onOpen: open, log, metrics });

  async function drain(): Promise<void> {
    isClosing = true;
    await spread(hub.all(), DRAIN_SPREAD, restart);
    const last = hub.all().map((connection) => connection.closed);
    await within(LAST_LIMIT, Promise.all(last));
    for (const connection of hub.all()) connection.terminate();
  }

  return {
    attach(server, nextRequestId) {
      server.on('upgrade', (request, socket, head) => upgrade(request, socket, head, nextRequestId()));
    },
    drain,
    close() {
      isClosing = true;
      for (const end of subscriptions) end();
      for (const connection of hub.all()) connection.terminate();
    },
  };
}
