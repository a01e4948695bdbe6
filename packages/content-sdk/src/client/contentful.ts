import { createClient } from 'contentful';
import type { ClientSettings } from './client-options.ts';
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

/** How links and locales are read. */
export interface ReadMode {
  readonly allLocales: boolean;
  readonly resolveLinks: boolean;
}

/** The calls of `contentful`, in our own types: nothing else in this package knows it. */
export interface Delivery {
  getSpace(): Promise<ContentSpace>;
  getContentType(id: string): Promise<ContentType>;
  getContentTypes(query: ContentQuery): Promise<ContentCollection<ContentType>>;
  getEntry(id: string, query: ContentQuery): Promise<ContentEntry>;
  getEntries(query: ContentQuery): Promise<EntryCollection>;
  getAsset(id: string, query: ContentQuery): Promise<ContentAsset>;
  getAssets(query: ContentQuery): Promise<ContentCollection<ContentAsset>>;
  getTag(id: string): Promise<ContentTag>;
  getTags(query: ContentQuery): Promise<ContentCollection<ContentTag>>;
  getLocales(query: ContentQuery): Promise<ContentCollection<ContentLocale>>;
  createAssetKey(expiresAt: number): Promise<AssetKey>;
  sync(query: SyncQuery, options: { paginate: boolean }): Promise<SyncResult>;
}

/** One HTTP client for all modes, so that they share its throttle. */
export function connect(settings: ClientSettings): (mode: ReadMode) => Delivery {
  const { onLog, maxRetries, maxBody, include: _include, locale: _locale, resolveLinks: _links, ...rest } = settings;
  const limits = { maxContentLength: maxBody, maxBodyLength: maxBody };
  const client = createClient({
    ...rest,
    ...limits,
    retryLimit: maxRetries,
    retryOnError: maxRetries > 0,
    logHandler: (level, data) => onLog(level, data instanceof Error ? data.name : String(data)),
  });
  return ({ allLocales, resolveLinks }) => {
    const localized = allLocales ? client.withAllLocales : client;
    // Its types describe content models as type parameters; ours are checked at run time, by the models.
    return (resolveLinks ? localized : localized.withoutLinkResolution) as unknown as Delivery;
  };
}
