import { createLive } from './create-live.ts';
import type { Live, LiveEvents, LiveOptions, LiveStatus } from './create-live.ts';
import { createEmitter } from './emitter.ts';
import { browserEnvironment } from './environment.ts';
import { checks } from './generated/live-messages.ts';
import type { LiveKey } from './generated/live-messages.ts';
import type { LiveTopics } from './outbox.ts';

/** The part of Web Locks that is used. */
export interface LiveLocks {
  request: (name: string, options: { signal: AbortSignal }, hold: () => Promise<void>) => Promise<unknown>;
}

export interface ShareOptions extends LiveOptions {
  /** Whose tabs share the connection, such as the id of the person; those of another never do. */
  name: string;
  /** Those of the browser by default; null for none. */
  locks?: LiveLocks | null;
  BroadcastChannel?: typeof BroadcastChannel | null;
}

/** From the leader, the tab that has the connection, to all tabs: an event. */
interface Told {
  leader: string;
  name: keyof LiveEvents;
  value: unknown;
}

/** From a tab to the leader. */
type Asked =
  | { ask: 'status' | 'reconnect' | 'wake' }
  | { ask: 'typing'; accountId: string }
  | { ask: 'watch'; tab: string; topics: LiveTopics };

type Leader = (asked: Asked | { ask: 'end' }) => void;

const EVENTS: readonly (keyof LiveEvents)[] = ['status', 'gap', 'ended', ...(Object.keys(checks) as LiveKey[])];

const newId = (): string => Math.random().toString(36);

/** The connection of the tab that holds the lock; returns how tabs use it. */
function lead(options: LiveOptions, tell: (told: Told) => void): Leader {
  const leader = newId();
  const waking = createEmitter<{ wake: void }>();
  const watched = new Map<string, () => void>();
  const live = createLive({ ...options, environment: { onWake: (wake) => waking.on('wake', wake) } });
  const tellStatus = (): void => tell({ leader, name: 'status', value: live.status });

  for (const name of EVENTS) live.on(name, (value) => tell({ leader, name, value }));
  tellStatus();
  live.open();
  return (asked) => {
    if (asked.ask === 'status') tellStatus();
    if (asked.ask === 'reconnect') live.reconnect();
    if (asked.ask === 'wake') waking.emit('wake', undefined);
    if (asked.ask === 'typing') live.typing(asked.accountId);
    if (asked.ask === 'end') live.close();
    if (asked.ask !== 'watch') return;
    watched.get(asked.tab)?.();
    watched.set(asked.tab, live.watch(asked.topics));
  };
}

/**
 * One connection for all tabs of a person: the tab that holds a Web Lock has it, and the others hear it over a BroadcastChannel. Where one
 * of them is missing, every tab has its own.
 */
export function shareLive(options: ShareOptions): Live {
  const {
    locks = (globalThis.navigator as Navigator | undefined)?.locks,
    BroadcastChannel: Channel = globalThis.BroadcastChannel,
  } = options;
  // Also says at once what is wrong with the options.
  const own = createLive(options);
  return locks && Channel ? share(options, locks, Channel) : own;
}

function share(options: ShareOptions, locks: LiveLocks, Channel: typeof BroadcastChannel): Live {
  const { environment = browserEnvironment() } = options;
  const name = `regen-live ${options.name}`;
  const tab = newId();
  const { on, emit } = createEmitter<LiveEvents>();
  const watches = new Set<LiveTopics>();
  let status: LiveStatus = 'Disconnected';
  let channel: BroadcastChannel | undefined;
  let leader: Leader | undefined;
  let leave: (() => void) | undefined;
  /** The leader that was heard last, and the one whose connection was. */
  let heard: string | undefined;
  let connectedBy: string | undefined;

  function ask(asked: Asked): void {
    if (leader) leader(asked);
    else channel?.postMessage(asked);
  }

  function askToWatch(): void {
    const all = [...watches];
    const skus = all.flatMap((topics) => topics.skus ?? []);
    const courseIds = all.flatMap((topics) => topics.courseIds ?? []);
    ask({ ask: 'watch', tab, topics: { skus, courseIds } });
  }

  function show(next: LiveStatus): void {
    if (next === status) return;
    status = next;
    emit('status', next);
  }

  function hear(told: Told): void {
    if (told.leader !== heard) {
      heard = told.leader;
      // A new one doesn't know yet what this tab watches.
      if (!leader) askToWatch();
    }
    if (told.name === 'status') return hearStatus(told.value as LiveStatus);
    if (told.name === 'ended') close();
    if (EVENTS.includes(told.name)) emit(told.name, told.value as never);
  }

  function hearStatus(next: LiveStatus): void {
    show(next);
    if (next !== 'Connected') return;
    const isOther = connectedBy !== undefined && connectedBy !== heard;
    connectedBy = heard;
    // Between the connections of two leaders nobody listened.
    if (isOther) emit('gap', undefined);
  }

  /** Leads until this tab leaves. */
  async function hold(left: AbortSignal): Promise<void> {
    if (left.aborted) return;
    const end = new Promise((resolve) => left.addEventListener('abort', resolve));
    leader = lead(options, (told) => {
      channel?.postMessage(told);
      hear(told);
    });
    askToWatch();
    await end;
  }

  function open(): void {
    if (leave) return;
    const leaving = new AbortController();
    const joined = new Channel(name);
    channel = joined;
    joined.addEventListener('message', ({ data }: MessageEvent<Told | Asked>) => {
      if ('leader' in data) hear(data);
      else leader?.(data);
    });
    const forget = environment.onWake(() => ask({ ask: 'wake' }));
    leave = () => {
      leave = undefined;
      leaving.abort();
      forget();
      leader?.({ ask: 'end' });
      leader = undefined;
      joined.close();
      channel = undefined;
      // What comes from now on is missed, and what is watched is forgotten.
      heard = undefined;
      connectedBy &&= '';
    };
    ask({ ask: 'status' });
    locks
      .request(name, leaving, () => hold(leaving.signal))
      .catch(() => {
        if (leaving.signal.aborted) return;
        // Locks are forbidden here, so every tab has a connection of its own.
        channel = undefined;
        void hold(leaving.signal);
      });
  }

  function close(): void {
    ask({ ask: 'watch', tab, topics: {} });
    leave?.();
    show('Disconnected');
  }

  return {
    get status() {
      return status;
    },
    open,
    close,
    reconnect: () => ask({ ask: 'reconnect' }),
    on,
    typing: (accountId) => ask({ ask: 'typing', accountId }),
    watch(topics) {
      const own = { ...topics };
      watches.add(own);
      askToWatch();
      return () => {
        watches.delete(own);
        askToWatch();
      };
    },
  };
}
