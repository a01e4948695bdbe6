import { MAX_ASSET_KEY_LIFETIME } from '../defaults.ts';
import { pathPart, readOptions } from './client-options.ts';
import type { ContentClientOptions } from './client-options.ts';
import { connect } from './contentful.ts';
import type { Delivery } from './contentful.ts';
import { ContentError, ContentParameterError } from './errors.ts';
import { pagePromise } from './page-promise.ts';
import type { PagePromise } from './page-promise.ts';
import type {
  AssetKey,
  ContentAsset,
  ContentCollection,
  ContentEntry,
  ContentLocale,
  ContentQuery,
  ContentSpace,
  ContentTag,
  ContentType,
  EntryCollection,
  SyncQuery,
  SyncResult,
} from './records.ts';
import { OTHER_SERVER, translateError } from './translate-error.ts';

/** The reads of the delivery API. Every method fails with a `ContentError`. */
export interface ContentClient {
  readonly space: string;
  readonly environment: string;
  /** Where the API is, without a slash at the end. */
  readonly baseUrl: string;
  /** SHA-256 of the access token in hex, to recognize what the same token has read. */
  tokenHash(): Promise<string>;
  getSpace(): Promise<ContentSpace>;
  getContentType(id: string): Promise<ContentType>;
  getContentTypes(query?: ContentQuery): PagePromise<ContentCollection<ContentType>, ContentType>;
  /** Found by its `sys.id`, so that its links are resolved as in a list; an unknown one is a `ContentNotFoundError`. */
  getEntry(id: string, query?: ContentQuery): Promise<ContentEntry>;
  getEntries(query?: ContentQuery): PagePromise<EntryCollection, ContentEntry>;
  getAsset(id: string, query?: ContentQuery): Promise<ContentAsset>;
  getAssets(query?: ContentQuery): PagePromise<ContentCollection<ContentAsset>, ContentAsset>;
  getTag(id: string): Promise<ContentTag>;
  getTags(query?: ContentQuery): PagePromise<ContentCollection<ContentTag>, ContentTag>;
  getLocales(query?: ContentQuery): PagePromise<ContentCollection<ContentLocale>, ContentLocale>;
  /** `expiresAt` in seconds since the epoch, at most 48 hours ahead. */
  createAssetKey(expiresAt: number): Promise<AssetKey>;
  /** Fields hold the values of all locales. All pages, unless `paginate` is false. */
  sync(
    query: SyncQuery,
    options?: { readonly paginate?: boolean; readonly resolveLinks?: boolean },
  ): Promise<SyncResult>;
}

/**
 * A client of the delivery API: the hosted one, or a service with the same API.
 *
 * @throws ContentParameterError for options that cannot work.
 */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const settings = readOptions(options);
  const deliver = connect(settings);
  const { resolveLinks } = settings;

  /** What a query leaves open, and the mode that its locale needs: `contentful` takes `*` as a mode only. */
  function prepare(query: ContentQuery, defaults: ContentQuery): [delivery: Delivery, query: ContentQuery] {
    const { locale = settings.locale, ...rest } = query;
    const allLocales = locale === '*';
    return [deliver({ allLocales, resolveLinks }), { ...defaults, ...rest, ...(allLocales ? {} : { locale }) }];
  }
  const entryDefaults = { include: settings.include };
  const plain = deliver({ allLocales: false, resolveLinks });

  return {
    space: settings.space,
    environment: settings.environment,
    baseUrl: `${settings.insecure ? 'http' : 'https'}://${settings.host}${settings.basePath.replace(/\/+$/, '')}`,
    tokenHash: () => sha256(settings.accessToken),
    getSpace: () => run(() => plain.getSpace()),
    getContentType: (id) => run(() => plain.getContentType(pathPart('id', id))),
    getContentTypes: (query = {}) => list(query, (paged) => plain.getContentTypes(paged)),
    getEntry: (id, query = {}) =>
      run(() => {
        const [delivery, full] = prepare(query, entryDefaults);
        return delivery.getEntry(id, full);
      }),
    getEntries: (query = {}) =>
      list(query, (paged) => {
        const [delivery, full] = prepare(paged, entryDefaults);
        return delivery.getEntries(full);
      }),
    getAsset: (id, query = {}) =>
      run(() => {
        const [delivery, full] = prepare(query, {});
        return delivery.getAsset(pathPart('id', id), full);
      }),
    getAssets: (query = {}) =>
      list(query, (paged) => {
        const [delivery, full] = prepare(paged, {});
        return delivery.getAssets(full);
      }),
    getTag: (id) => run(() => plain.getTag(pathPart('id', id))),
    getTags: (query = {}) => list(query, (paged) => plain.getTags(paged)),
    getLocales: (query = {}) => list(query, (paged) => plain.getLocales(paged)),
    createAssetKey: (expiresAt) =>
      run(() => {
        checkExpiry(expiresAt);
        return plain.createAssetKey(expiresAt);
      }),
    sync: (query, { paginate = true, resolveLinks: isResolving = resolveLinks } = {}) =>
      // It writes into the query.
      run(() => {
        checkSync(query);
        return deliver({ allLocales: false, resolveLinks: isResolving }).sync({ ...query }, { paginate });
      }),
  };
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Every failure as ours, also one of a check before the call. */
async function run<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    const result = await call();
    // A page of a proxy comes as a text.
    if (typeof result === 'object' && result !== null) return result;
    throw new ContentError(OTHER_SERVER);
  } catch (error) {
    throw translateError(error);
  }
}

function list<Page extends ContentCollection<Item>, Item>(
  query: ContentQuery,
  call: (query: ContentQuery) => Promise<Page>,
): PagePromise<Page, Item> {
  return pagePromise<Page, Item>(async (skip) => {
    const page = await run(() => call(skip === undefined ? query : { ...query, skip }));
    if (!Array.isArray(page.items)) throw new ContentError(OTHER_SERVER);
    return page;
  });
}

function checkSync(query: SyncQuery): void {
  // JavaScript also calls it without any.
  const {
    initial,
    nextSyncToken,
    nextPageToken,
    content_type: contentType,
    type = 'Entry',
  } = (query as SyncQuery | undefined) ?? {};
  if (!initial && !nextSyncToken && !nextPageToken) {
    throw new ContentParameterError(
      'Please provide one of `initial`, `nextSyncToken` or `nextPageToken` parameters for syncing.',
    );
  }
  if (contentType !== undefined && type !== 'Entry') {
    throw new ContentParameterError(
      'When using the `content_type` filter your `type` parameter cannot be different from `Entry`.',
    );
  }
}

/** `contentful` lets NaN and infinity through. */
function checkExpiry(expiresAt: number): void {
  const now = Math.floor(Date.now() / 1000);
  const latest = now + MAX_ASSET_KEY_LIFETIME;
  const reason =
    typeof expiresAt !== 'number' || Number.isNaN(expiresAt)
      ? `only numeric values are allowed for timestamps, provided type was "${typeof expiresAt}"`
      : expiresAt > latest
        ? `value (${expiresAt}) cannot be further in the future than expected maximum (${latest})`
        : expiresAt < now
          ? `value (${expiresAt}) cannot be in the past, current time was ${now}`
          : undefined;
  if (reason !== undefined) throw new ContentParameterError(`Invalid "expiresAt" provided, ${reason}`);
}
