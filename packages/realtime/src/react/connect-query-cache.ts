import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import type { Live, LiveMessageOf } from '../create-live.ts';
import { stales } from '../generated/live-messages.ts';
import type { LiveCart, LiveKey, LiveMessage } from '../generated/live-messages.ts';

/**
 * Puts a message into cached reads and returns those that it leaves stale; undefined if it has merged nothing. Beyond what `stales` lists
 * for the key, what it returns is ignored.
 */
export type Merge<Key extends LiveKey> = (
  message: LiveMessageOf<Key>,
  client: QueryClient,
) => readonly string[] | undefined;

export interface ConnectOptions {
  /** Asked for each message, so that it may change. */
  merge?: { readonly [Key in LiveKey]?: Merge<Key> };
  /** Between 0 and 1, for reads that differ in time between clients. */
  random?: () => number;
}

/** So that not everybody who looks at the same, or was disconnected at once, reads at once; in milliseconds. */
export const READ_SPREAD = 2_000;

/** Everybody who watches hears these in the same moment; all others are for one person. */
const PUBLIC: ReadonlySet<LiveKey> = new Set(['stock', 'seats']);

const keys = Object.keys(stales) as LiveKey[];
const allReads = keys.flatMap((key) => stales[key]);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What is cached of an operation, as far as it may be read. */
function dataOf(client: QueryClient, operation: string): Record<string, unknown>[] {
  return client
    .getQueriesData<unknown>({ queryKey: [operation] })
    .map(([, data]) => data)
    .filter(isObject);
}

/** Whether the cart is cached as it is now: it was changed on this device. */
function isKnown(client: QueryClient, { cartId, version }: LiveCart): boolean {
  const carts = dataOf(client, 'cartGet');
  return carts.length > 0 && carts.every((cart) => cart['id'] === cartId && Number(cart['version']) >= version);
}

function isAccountEmpty(client: QueryClient): boolean {
  return dataOf(client, 'accountGet').some(({ users }) => Array.isArray(users) && users.length === 0);
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
  const cache = client.getQueryCache();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  /** Reads that may be older than a change, and whether each has begun again since. */
  const outdated = new Map<Query, boolean>();
  let isAccountRead = false;

  /** Runs it within the time that reads are spread over, unless all ends before. */
  function spread(read: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      read();
    }, random() * READ_SPREAD);
    timers.add(timer);
  }

  function repeat(query: Query): void {
    if (outdated.has(query)) void client.refetchQueries({ type: 'active', predicate: (each) => each === query });
  }

  /** Marks reads as stale and repeats those on screen; the others wait until they are. */
  function readAgain(operations: readonly string[], isSpread = false): void {
    for (const query of cache.findAll({ predicate: ({ queryKey }) => operations.includes(String(queryKey[0])) })) {
      outdated.set(query, false);
      query.invalidate();
      if (isSpread) spread(() => repeat(query));
      else repeat(query);
    }
  }

  /** What is merged into a read, or comes of one that began before the change, doesn't make up for it: it stays stale. */
  function followReads({ query, ...event }: QueryCacheNotifyEvent): void {
    if (!outdated.has(query)) return;
    if (event.type === 'removed') outdated.delete(query);
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'fetch') outdated.set(query, true);
    if (action.type !== 'success') return;
    if (!action.manual && outdated.get(query)) outdated.delete(query);
    else {
      query.invalidate();
      if (!action.manual) queueMicrotask(() => repeat(query));
    }
  }

  function hear<Key extends LiveKey>(key: Key, message: LiveMessageOf<Key>): void {
    readEmptyAccount();
    if (isCart(message) && isKnown(client, message)) return;
    const left = merge[key]?.(message, client);
    // A read in progress may have been served before the change, and would undo what was merged.
    const isLeft = (operation: string): boolean =>
      !left || left.includes(operation) || client.isFetching({ queryKey: [operation] }) > 0;
    readAgain(stales[key].filter(isLeft), PUBLIC.has(key));
  }

  /** Once per connection at most: an account that has nobody would otherwise be read for every message. */
  function readEmptyAccount(): void {
    if (isAccountRead || !isAccountEmpty(client)) return;
    isAccountRead = true;
    readAgain(['accountGet']);
  }

  const stops = [
    cache.subscribe(followReads),
    ...keys.map((key) => live.on(key, (message) => hear(key, message as never))),
    live.on('gap', () => readAgain(allReads, true)),
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
