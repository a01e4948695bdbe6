import { numberIn } from '../client/client-options.ts';
import type { ContentClient } from '../client/create-content-client.ts';
import { ContentApiError, ContentError } from '../client/errors.ts';
import type { SyncQuery, SyncResult } from '../client/records.ts';
import type { ContentReader } from '../data/reader.ts';
import { DEFAULT_LOCALE, DEFAULT_MAX_PAGE_SIZE, MAX_PAGE_SIZE, MAX_SYNC_PAGES, SYNC_INTERVAL } from '../defaults.ts';
import { fileUrlFor } from '../fields/file.ts';
import type { Model } from '../models/define-model.ts';
import { createContentIndex } from './content-index.ts';
import type { ContentChange } from './content-index.ts';
import type { ContentProblem } from './problem.ts';
import { isStoredFor } from './storage.ts';
import type { SnapshotSource, SnapshotStorage } from './storage.ts';

export interface SnapshotOptions {
  readonly client: Pick<ContentClient, 'space' | 'environment' | 'baseUrl' | 'tokenHash' | 'sync'>;
  /** What can be read; the models they link to come with them. */
  readonly models: readonly Model[];
  /** Stores the records between two runs; they are not stored unless it is set. */
  readonly storage?: SnapshotStorage;
  /** The locale that is read, with `en-US` for what is not translated; `en-US` unless it is set. */
  readonly locale?: string;
  /** Makes the URL of a file from that of the service, which has no protocol: it gets that of `baseUrl` unless this is set. */
  readonly fileUrl?: (url: string) => string;
  /** Milliseconds between two syncs while it is open; 30,000 unless it is set, none if it is 0. */
  readonly interval?: number;
  /** Called with what is left out, and why. */
  readonly onProblem?: (problem: ContentProblem) => void;
  /** Called when a scheduled sync or the storage fails. */
  readonly onError?: (error: unknown) => void;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

export interface ReaderOptions {
  /** The most records that one list may have: 1 to 1,000; 100 unless it is set, since one list should not keep a process busy. */
  readonly maxPerPage?: number;
}

/** All records of a space in memory. It answers whether the service does or not. */
export interface Snapshot {
  /** Loads what is stored and syncs; waits for the sync if nothing was stored. Never rejects; errors go to `onError`. */
  open(): Promise<void>;
  /**
   * Syncs now, or right after a sync that already runs, since that may have missed what has just changed. Null: nothing has changed, or it
   * is not open.
   */
  sync(): Promise<ContentChange | null>;
  /** Ends the syncs, by itself and by call. What is in memory can still be read. */
  close(): void;
  /** Milliseconds since it was last in step with the service; null if it never was. */
  readonly age: number | null;
  /** Why the last sync failed; null if it did not. */
  readonly error: unknown;
  /** Calls the listener after each change, when it can be read and before it is stored. Returns a function that removes it. */
  onChange(listener: (change: ContentChange) => void): () => void;
  /**
   * What this channel may read.
   *
   * @throws ContentParameterError for a `maxPerPage` out of range.
   */
  reader(channel: string, options?: ReaderOptions): ContentReader;
  /** Reads everything, for staff and jobs: nothing of it may go to others. */
  unrestricted(): ContentReader;
}

/** Makes a snapshot; it is empty until it is opened. */
export function createSnapshot(options: SnapshotOptions): Snapshot {
  const { client, models, storage, locale = DEFAULT_LOCALE, interval = SYNC_INTERVAL, now = Date.now } = options;
  const { fileUrl = fileUrlFor(client.baseUrl), onProblem = () => undefined, onError = () => undefined } = options;
  const index = createContentIndex({ models, locale, fileUrl, report: onProblem });
  const listeners = new Set<(change: ContentChange) => void>();
  let token: string | undefined;
  let syncedAt: number | null = null;
  let failure: unknown = null;
  /** Counts openings: an earlier one plans no further syncs. */
  let opening = 0;
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<ContentChange | null> | undefined;
  let next: Promise<ContentChange | null> | undefined;

  /** All pages of a sync; nothing is applied before the last one has arrived. */
  async function collect(start: SyncQuery): Promise<SyncResult & { nextSyncToken: string }> {
    const pages: SyncResult[] = [];
    let query = start;
    while (pages.length < MAX_SYNC_PAGES) {
      // One page after the other: each names the next.
      const page = await client.sync(query, { paginate: false, resolveLinks: false });
      pages.push(page);
      if (page.nextSyncToken) {
        return {
          entries: pages.flatMap(({ entries }) => entries),
          assets: pages.flatMap(({ assets }) => assets),
          deletedEntries: pages.flatMap(({ deletedEntries }) => deletedEntries),
          deletedAssets: pages.flatMap(({ deletedAssets }) => deletedAssets),
          nextSyncToken: page.nextSyncToken,
        };
      }
      if (!page.nextPageToken) throw new ContentError('A page of the sync names neither a next page nor a next sync.');
      query = { nextPageToken: page.nextPageToken };
    }
    throw new ContentError(`The sync has more than ${MAX_SYNC_PAGES} pages.`);
  }

  async function read(): Promise<{ isFull: boolean; result: SyncResult & { nextSyncToken: string } }> {
    if (token !== undefined) {
      try {
        return { isFull: false, result: await collect({ nextSyncToken: token }) };
      } catch (error) {
        if (!isRefused(error)) throw error;
      }
    }
    return { isFull: true, result: await collect({ initial: true }) };
  }

  async function run(): Promise<ContentChange | null> {
    const startedAt = now();
    const { isFull, result } = await read();
    if (!isOpen) return null;
    const records = isFull ? index.replace(result) : index.apply(result);
    token = result.nextSyncToken;
    // What was published meanwhile comes with the next sync.
    syncedAt = startedAt;
    if (records.length === 0 && !isFull) return null;
    const change: ContentChange = { isFull, records };
    for (const listener of listeners) {
      try {
        listener(change);
      } catch (error) {
        onError(error);
      }
    }
    await store(change);
    return change;
  }

  async function store(change: ContentChange): Promise<void> {
    if (!storage || token === undefined || syncedAt === null) return;
    const { entries, assets } = index.store;
    const state = { syncToken: token, syncedAt: new Date(syncedAt).toISOString() };
    const records = { entries: [...entries.values()], assets: [...assets.values()] };
    try {
      await storage.save({ format: 1, ...(await readSource()), ...state, ...records }, change);
    } catch (error) {
      onError(error);
    }
  }

  async function readSource(): Promise<SnapshotSource> {
    const { space, environment, baseUrl } = client;
    return { space, environment, baseUrl, tokenHash: await client.tokenHash() };
  }

  async function load(): Promise<void> {
    if (!storage) return;
    try {
      const stored = await storage.load();
      // A snapshot of another source or format is ignored.
      if (!isStoredFor(stored, await readSource())) return;
      index.replace(stored);
      token = stored.syncToken;
      syncedAt = Date.parse(stored.syncedAt);
    } catch (error) {
      onError(error);
    }
  }

  function sync(): Promise<ContentChange | null> {
    if (!isOpen) return Promise.resolve(null);
    if (running) {
      const waited = running.catch(() => null);
      return (next ??= waited.then(() => {
        next = undefined;
        return sync();
      }));
    }
    running = run()
      .then(
        (change) => {
          failure = null;
          return change;
        },
        (error: unknown) => {
          failure = error;
          throw error;
        },
      )
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  function schedule(own: number): void {
    if (interval <= 0 || !isOpen || own !== opening) return;
    timer = setTimeout(() => void poll(own), interval);
    // In Node, it must not hold up the end of the process.
    const handle: unknown = timer;
    if (typeof handle === 'object') (handle as { unref(): void }).unref();
  }

  async function poll(own: number): Promise<void> {
    await sync().catch(onError);
    schedule(own);
  }

  return {
    async open() {
      if (isOpen) return;
      isOpen = true;
      opening += 1;
      if (token === undefined) await load();
      const first = poll(opening);
      if (syncedAt === null) await first;
    },
    sync,
    close() {
      isOpen = false;
      clearTimeout(timer);
    },
    get age() {
      return syncedAt === null ? null : Math.max(0, now() - syncedAt);
    },
    get error() {
      return failure;
    },
    onChange(listener) {
      // The same function may be added twice; each is removed on its own.
      const own = (change: ContentChange): void => listener(change);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    reader: (channel, { maxPerPage = DEFAULT_MAX_PAGE_SIZE } = {}) =>
      index.reader(String(channel), numberIn('maxPerPage', maxPerPage, 1, MAX_PAGE_SIZE)),
    unrestricted: () => index.reader(null, MAX_PAGE_SIZE),
  };
}

/** The service no longer accepts the token. Wrong credentials and rate limits are something else. */
function isRefused(error: unknown): boolean {
  return error instanceof ContentApiError && [400, 404, 410, 422].includes(error.status);
}
