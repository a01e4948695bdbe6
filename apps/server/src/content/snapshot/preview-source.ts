import { ContentBadRequestError, createContentClient } from '@regen/content-sdk';
import type {
  ContentAsset,
  ContentClientOptions,
  ContentEntry,
  ContentQuery,
  SnapshotOptions,
  SyncResult,
} from '@regen/content-sdk';
import type { Clock } from '../../clock.ts';

type Source = SnapshotOptions['client'];

/** Milliseconds after which everything is read again: only then is it known which drafts are gone. */
const FULL_EVERY = 60_000;
const PER_PAGE = 1_000;

/** As the service refuses a token: the snapshot then reads everything. */
const tooLongAgo = (): Error =>
  new ContentBadRequestError({
    status: 410,
    statusText: '',
    id: undefined,
    message: 'The drafts were read too long ago.',
    details: {},
    requestId: undefined,
    request: undefined,
  });

/** What has been read: everything at `fullAt`, and since then what was changed up to `until`, at which these records were. */
interface Mark {
  fullAt: number;
  until: string;
  last: readonly string[];
}

const nothing = { deletedEntries: [], deletedAssets: [] };
const markOf = (token: string): Mark => JSON.parse(token) as Mark;

type DraftRecord = ContentEntry | ContentAsset;

function markAfter({ fullAt, until, last }: Mark, records: readonly DraftRecord[]): string {
  const latest = records.reduce((so, { sys: { updatedAt = '' } }) => (updatedAt > so ? updatedAt : so), until);
  const atLatest = records.filter(({ sys }) => sys.updatedAt === latest).map(({ sys }) => sys.id);
  const mark: Mark = { fullAt, until: latest, last: latest === until ? [...last, ...atLatest] : atLatest };
  return JSON.stringify(mark);
}

/**
 * Drafts of a hosted space as a source of a snapshot. The API for drafts has no sync but the first one, so what has changed since is asked
 * for by the time of its change.
 */
export function createPreviewSource(options: ContentClientOptions, clock: Clock): Source {
  const client = createContentClient({ ...options, resolveLinks: false, maxRetries: 1 });

  /** Others may have been saved in the moment of the last one that was read. */
  async function newIn<Item extends DraftRecord>(
    list: (query: ContentQuery) => AsyncIterable<Item>,
    { until, last }: Mark,
  ): Promise<Item[]> {
    const found: Item[] = [];
    const query = { 'sys.updatedAt[gte]': until, order: 'sys.updatedAt', limit: PER_PAGE, locale: '*' };
    for await (const item of list(query)) {
      if (item.sys.updatedAt !== until || !last.includes(item.sys.id)) found.push(item);
    }
    return found;
  }

  async function everything(): Promise<SyncResult> {
    const empty: Mark = { fullAt: clock.now().getTime(), until: '1970-01-01T00:00:00.000Z', last: [] };
    const result = await client.sync({ initial: true });
    return { ...result, nextSyncToken: markAfter(empty, [...result.entries, ...result.assets]) };
  }

  async function sinceThen(mark: Mark): Promise<SyncResult> {
    if (clock.now().getTime() - mark.fullAt >= FULL_EVERY) throw tooLongAgo();
    const [entries, assets] = await Promise.all([
      newIn((query) => client.getEntries({ ...query, include: 0 }), mark),
      newIn((query) => client.getAssets(query), mark),
    ]);
    return { entries, assets, ...nothing, nextSyncToken: markAfter(mark, [...entries, ...assets]) };
  }

  return {
    space: client.space,
    environment: client.environment,
    baseUrl: client.baseUrl,
    tokenHash: () => client.tokenHash(),
    sync({ nextSyncToken }) {
      return nextSyncToken === undefined ? everything() : sinceThen(markOf(nextSyncToken));
    },
  };
}
