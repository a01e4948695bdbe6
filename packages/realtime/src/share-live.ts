import { createLive } from './create-live.ts';
import type { Live, LiveEvents, LiveOptions, LiveStatus } from './create-live.ts';
import { createEmitter } from './emitter.ts';
import { browserEnvironment } from './environment.ts';
import { schemas } from './generated/live-messages.ts';
import type { LiveKey } from './generated/live-messages.ts';
import type { LiveTopics } from './outbox.ts';
import { readMessage } from './read-frame.ts';

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

/** From the leader, the tab that has the connection, to all tabs. */
type Told = { from: string } & (
  | { type: 'status'; status: LiveStatus }
  | { type: 'message'; message: unknown }
  | { type: 'gap' }
  | { type: 'ended' }
);

/** From a tab to the leader. */
type Asked =
  | { type: 'hello' }
  | { type: 'reconnect' }
  | { type: 'wake' }
  | { type: 'typing'; accountId: string }
  | { type: 'watch'; tab: string; topics: LiveTopics }
  | { type: 'bye'; tab: string };

const TOLD: ReadonlySet<unknown> = new Set(['status', 'message', 'gap', 'ended']);

const isTold = (data: Told | Asked): data is Told => TOLD.has(data.type);

/** The connection of the tab that holds the lock, and what other tabs want of it. */
interface Leadership {
  take: (asked: Asked) => void;
  end: () => void;
}

function lead(options: LiveOptions, tell: (told: Told) => void): Leadership {
  const from = crypto.randomUUID();
  const wakes = new Set<() => void>();
  const watched = new Map<string, () => void>();
  const live = createLive({
    ...options,
    environment: {
      onWake(wake) {
        wakes.add(wake);
        return () => void wakes.delete(wake);
      },
    },
  });
  const tellStatus = (): void => tell({ from, type: 'status', status: live.status });

  live.on('status', tellStatus);
  live.on('gap', () => tell({ from, type: 'gap' }));
  live.on('ended', () => tell({ from, type: 'ended' }));
  for (const key of Object.keys(schemas) as LiveKey[])
    live.on(key, (message: LiveEvents[LiveKey]) => tell({ from, type: 'message', message }));
  tellStatus();
  live.open();

  return {
    take(asked) {
      switch (asked.type) {
        case 'hello':
          return tellStatus();
        case 'reconnect':
          return live.reconnect();
        case 'wake':
          return wakes.forEach((wake) => wake());
        case 'typing':
          return live.typing(asked.accountId);
        case 'watch':
        case 'bye':
          watched.get(asked.tab)?.();
          watched.delete(asked.tab);
          if (asked.type === 'watch') watched.set(asked.tab, live.watch(asked.topics));
      }
    },
    end: () => live.close(),
  };
}

function allOf(watches: Iterable<LiveTopics>): LiveTopics {
  const all = [...watches];
  return {
    skus: all.flatMap(({ skus = [] }) => skus),
    courseIds: all.flatMap(({ courseIds = [] }) => courseIds),
  };
}

/**
 * One connection for all tabs of a person: the tab that holds a Web Lock has it, and the others hear it over a BroadcastChannel. Where one
 * of them is missing, every tab has its own.
 */
export function shareLive(options: ShareOptions): Live {
  const {
    locks = (globalThis.navigator as Navigator | undefined)?.locks ?? null,
    BroadcastChannel: Channel = globalThis.BroadcastChannel ?? null,
  } = options;
  // Also says at once what is wrong with the options.
  const own = createLive(options);
  return locks && Channel ? new SharedLive(options, locks, Channel) : own;
}

class SharedLive implements Live {
  readonly #options: ShareOptions;
  readonly #locks: LiveLocks;
  readonly #Channel: typeof BroadcastChannel;
  readonly #emitter = createEmitter<LiveEvents>();
  readonly #tab = crypto.randomUUID();
  readonly #watches = new Set<LiveTopics>();
  #status: LiveStatus = 'Disconnected';
  #channel: BroadcastChannel | undefined;
  #leadership: Leadership | undefined;
  #leave: (() => void) | undefined;
  /** The leader that was heard last, and the one whose connection was. */
  #leader = '';
  #connectedBy = '';

  constructor(options: ShareOptions, locks: LiveLocks, Channel: typeof BroadcastChannel) {
    this.#options = options;
    this.#locks = locks;
    this.#Channel = Channel;
  }

  get status(): LiveStatus {
    return this.#status;
  }

  readonly on: Live['on'] = (name, handler) => this.#emitter.on(name, handler);

  open(): void {
    if (this.#leave) return;
    const { environment = browserEnvironment(), name } = this.#options;
    const channel = new this.#Channel(`regen-live ${name}`);
    this.#channel = channel;
    channel.addEventListener('message', ({ data }: MessageEvent<Told | Asked>) => this.#hear(data));
    const leaving = new AbortController();
    const forget = environment.onWake(() => this.#ask({ type: 'wake' }));
    this.#leave = () => {
      leaving.abort();
      forget();
      this.#leadership?.end();
      this.#leadership = undefined;
      channel.close();
      this.#channel = undefined;
      this.#leave = undefined;
    };
    this.#ask({ type: 'hello' });
    const hold = (): Promise<void> => this.#lead(leaving.signal);
    this.#locks.request(`regen-live ${name}`, { signal: leaving.signal }, hold).catch(() => {
      if (leaving.signal.aborted) return;
      // Locks are forbidden here, so every tab has a connection of its own.
      channel.close();
      this.#channel = undefined;
      void hold();
    });
  }

  close(): void {
    this.#ask({ type: 'bye', tab: this.#tab });
    this.#leave?.();
    this.#show('Disconnected');
  }

  reconnect(): void {
    this.#ask({ type: 'reconnect' });
  }

  typing(accountId: string): void {
    this.#ask({ type: 'typing', accountId });
  }

  watch(topics: LiveTopics): () => void {
    const own = { ...topics };
    this.#watches.add(own);
    this.#askToWatch();
    return () => {
      if (this.#watches.delete(own)) this.#askToWatch();
    };
  }

  /** Leads until this tab leaves. */
  async #lead(left: AbortSignal): Promise<void> {
    if (left.aborted) return;
    const end = new Promise<void>((resolve) => left.addEventListener('abort', () => resolve()));
    this.#leadership = lead(this.#options, (told) => {
      this.#channel?.postMessage(told);
      this.#hear(told);
    });
    this.#askToWatch();
    await end;
  }

  #ask(asked: Asked): void {
    if (this.#leadership) this.#leadership.take(asked);
    else this.#channel?.postMessage(asked);
  }

  #askToWatch(): void {
    this.#ask({ type: 'watch', tab: this.#tab, topics: allOf(this.#watches) });
  }

  #hear(data: Told | Asked): void {
    if (!isTold(data)) return this.#leadership?.take(data);
    if (data.from !== this.#leader) {
      this.#leader = data.from;
      if (!this.#leadership) this.#askToWatch();
    }
    if (data.type === 'status') return this.#hearStatus(data.status);
    if (data.type === 'gap') return this.#emitter.emit('gap', undefined);
    if (data.type === 'ended') {
      this.#leave?.();
      this.#show('Disconnected');
      return this.#emitter.emit('ended', undefined);
    }
    // The other tab may run another version of the application.
    const message = readMessage(data.message);
    if (message) this.#emitter.emit(message.key, message as never);
  }

  #hearStatus(status: LiveStatus): void {
    this.#show(status);
    if (status !== 'Connected') return;
    const isOther = this.#connectedBy !== '' && this.#connectedBy !== this.#leader;
    this.#connectedBy = this.#leader;
    // Between the connections of two leaders nobody listened.
    if (isOther) this.#emitter.emit('gap', undefined);
  }

  #show(status: LiveStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#emitter.emit('status', status);
  }
}
