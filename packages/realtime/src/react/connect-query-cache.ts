import type { Query, QueryClient } from '@tanstack/react-query';
import type { Live, LiveMessageOf } from '../create-live.ts';
import { stales } from '../generated/live-messages.ts';
import type { LiveCart, LiveKey, LiveMessage } from '../generated/live-messages.ts';

/**
 * Puts a message into cached reads and returns those that it leaves stale. It gets no others than `stales` lists for the key, and what it
 * returns beyond those is ignored.
 */
export type Merge<Key extends LiveKey> = (message: LiveMessageOf<Key>, client: QueryClient) => readonly string[];

export interface ConnectOptions {
  merge?: { readonly [Key in LiveKey]?: Merge<Key> };
  /** Between 0 and 1, for reads that differ in time between clients. */
  random?: () => number;
}

/** So that not everybody who looks at the same, or was disconnected at once, reads at once; in milliseconds. */
export const READ_SPREAD = 2_000;

/** Everybody who watches hears these in the same moment; all others are for one person. */
const PUBLIC: ReadonlySet<LiveKey> = new Set(['stock', 'seats']);

const keys = Object.keys(stales) as LiveKey[];
const allReads: ReadonlySet<unknown> = new Set(keys.flatMap((key) => stales[key]));

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Marks reads as stale and repeats those on screen. A first read in progress may have been served before the change, so it is repeated too. */
async function readAgain(client: QueryClient, isStale: (query: Query) => boolean): Promise<void> {
  const first = client
    .getQueryCache()
    .findAll({ predicate: isStale, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await client.invalidateQueries({ predicate: isStale });
  if (first.length === 0) return;
  // One that failed shows its own error, and nothing stale came of it.
  await Promise.allSettled(first.flatMap(({ promise }) => promise ?? []));
  await client.invalidateQueries({ predicate: (query) => first.includes(query) });
}

/** Whether the cart is cached as it is now: it was changed on this device. */
function isKnown(client: QueryClient, { cartId, version }: LiveCart): boolean {
  const carts = client.getQueriesData<unknown>({ queryKey: ['cartGet'] }).flatMap(([, cart]) => cart ?? []);
  const isCurrent = (cart: unknown): boolean =>
    isObject(cart) && cart['id'] === cartId && typeof cart['version'] === 'number' && cart['version'] >= version;
  return carts.length > 0 && carts.every(isCurrent);
}

function isAccountEmpty(client: QueryClient): boolean {
  return client
    .getQueriesData<unknown>({ queryKey: ['accountGet'] })
    .some(([, account]) => isObject(account) && Array.isArray(account['users']) && account['users'].length === 0);
}

/**
 * Feeds React Query's cache from a live connection, whose keys begin with an operation: each message makes the reads of its key stale, and
 * after a gap all of them are. Nothing else in the cache is touched.
 * @returns How to end it.
 */
export function connectQueryCache(
  live: Live,
  client: QueryClient,
  { merge = {}, random = Math.random }: ConnectOptions = {},
): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let isAccountRead = false;

  /** Runs it within the time that reads are spread over, unless all ends before. */
  function spread(read: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      read();
    }, random() * READ_SPREAD);
    timers.add(timer);
  }

  function repeat(operations: readonly string[]): void {
    void readAgain(client, ({ queryKey: [operation] }) => operations.includes(String(operation)));
  }

  function hear<Key extends LiveKey>(key: Key, message: LiveMessageOf<Key>): void {
    readEmptyAccount();
    if (isCart(message) && isKnown(client, message)) return;
    const left = merge[key]?.(message, client);
    const stale = left ? stales[key].filter((operation) => left.includes(operation)) : stales[key];
    if (stale.length === 0) return;
    if (PUBLIC.has(key)) spread(() => repeat(stale));
    else repeat(stale);
  }

  /** Once per connection at most: an account that has nobody would otherwise be read for every message. */
  function readEmptyAccount(): void {
    if (isAccountRead || !isAccountEmpty(client)) return;
    isAccountRead = true;
    repeat(['accountGet']);
  }

  function readGap(): void {
    const isLive = ({ queryKey: [operation] }: Query): boolean => allReads.has(operation);
    // What is on no screen waits until it's on one.
    void client.invalidateQueries({ predicate: isLive, refetchType: 'none' });
    for (const query of client.getQueryCache().findAll({ predicate: isLive, type: 'active' }))
      spread(() => {
        if (query.isActive() && query.state.isInvalidated) void readAgain(client, (each) => each === query);
      });
  }

  const stops = [
    ...keys.map((key) => live.on(key, (message) => hear(key, message as never))),
    live.on('gap', readGap),
    live.on('status', (status) => {
      if (status === 'Connected') isAccountRead = false;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
}

function isCart(message: LiveMessage): message is LiveCart {
  return message.key === 'cart';
}
