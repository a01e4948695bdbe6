import type { Live, LiveKey } from '@regen/realtime';
import type { ConnectOptions, Merge } from '@regen/realtime/react';
import type { AppContext } from '~/kernel/context.ts';

type Merges = NonNullable<ConnectOptions['merge']>;

/** The connection of the page, whether there is one yet or not. */
export interface LiveService extends Pick<Live, 'on' | 'reconnect' | 'status' | 'typing' | 'watch'> {
  /** Merges messages with a key into the query cache. Returns a function that removes the merge. */
  merge<Key extends LiveKey>(key: Key, merge: Merge<Key>): () => void;
  /** What was passed to `merge`, for whoever updates the query cache. */
  readonly merges: Merges;
  /** Makes a newly opened connection the current one. Returns a function that detaches it. */
  attach(live: Live): () => void;
}

/** The live connection of the page. */
export const liveOf = (app: Pick<AppContext, 'service'>): LiveService => app.service(createLiveService);

interface Wish {
  begin: (live: Live) => () => void;
  end?: (() => void) | undefined;
}

export function createLiveService(): LiveService {
  const wishes = new Set<Wish>();
  const merges: { [Key in LiveKey]?: Merge<Key> } = {};
  let current: Live | null = null;

  /** Starts something on each connection, until it is stopped. */
  function keep(begin: Wish['begin']): () => void {
    const wish: Wish = { begin, end: current ? begin(current) : undefined };
    wishes.add(wish);
    return () => {
      if (wishes.delete(wish)) wish.end?.();
    };
  }

  function mergeOf<Key extends LiveKey>(all: ReadonlySet<Merge<Key>>): Merge<Key> {
    return (message, client) => {
      const left = [...all].flatMap((merge) => {
        const stale = merge(message, client);
        return stale ? [stale] : [];
      });
      if (left.length === 0) return undefined;
      // What one has merged need not be refetched because of the others.
      return left.reduce((both, stale) => both.filter((operation) => stale.includes(operation)));
    };
  }

  const mergesOf = new Map<LiveKey, Set<unknown>>();

  return {
    get status() {
      return current?.status ?? 'Disconnected';
    },
    merges,
    on: (name, handler) => keep((live) => live.on(name, handler)),
    watch: (topics) => keep((live) => live.watch(topics)),
    typing: (accountId) => current?.typing(accountId),
    reconnect: () => current?.reconnect(),
    merge<Key extends LiveKey>(key: Key, merge: Merge<Key>) {
      const all = (mergesOf.get(key) ?? new Set()) as Set<Merge<Key>>;
      mergesOf.set(key, all);
      // The same function may be added twice, and each is removed separately.
      const own: Merge<Key> = (message, client) => merge(message, client);
      all.add(own);
      Object.assign(merges, { [key]: mergeOf(all) });
      return () => void all.delete(own);
    },
    attach(live) {
      current = live;
      for (const wish of wishes) wish.end = wish.begin(live);
      return () => {
        for (const wish of wishes) {
          wish.end?.();
          wish.end = undefined;
        }
        current = null;
      };
    },
  };
}
