import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import type { Live, LiveMessageOf } from '../create-live.ts';
import { stales } from '../generated/live-messages.ts';
import type { LiveCart, LiveKey, LiveMessage } from '../generated/live-messages.ts';

/**
 * Writes a message into cached queries and returns the operations that are still stale; undefined if it merged nothing. Operations that
 * `stales` does not list for the key are ignored.
 */
export type Merge<Key extends LiveKey> = (
  message: LiveMessageOf<Key>,
  client: QueryClient,
) => readonly string[] | undefined;

export interface ConnectOptions {
  /** Looked up for each message, so it may change. */
  merge?: { readonly [Key in LiveKey]?: Merge<Key> };
  /** Returns a number between 0 and 1, to spread refetches over clients. */
  random?: () => number;
}

/** Milliseconds over which refetches are spread, so that clients with the same page, or disconnected together, do not all read at once. */
export const READ_SPREAD = 2_000;

/** Everyone who watches receives these at the same time; all others are for one person. */
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
 * Keeps React Query's cache up to date from a live connection. Query keys must start with an operation: each message invalidates the queries of
 * its key, and a gap invalidates all of them. Nothing else in the cache is touched.
 * @returns A function that disconnects them.
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
