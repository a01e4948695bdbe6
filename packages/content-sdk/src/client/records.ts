/** What the delivery API sends, without the client's own classes. */

/** Points to another record by its id. */
export interface ContentLink {
  readonly sys: { readonly type: 'Link'; readonly linkType: string; readonly id: string };
}

/** The system block of a record. */
export interface RecordSys {
  readonly type: string;
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly createdAt?: string;
  readonly updatedAt?: string;
  /** Counts publications. */
  readonly revision?: number;
  /** Absent if fields hold the values of all locales. */
  readonly locale?: string;
  readonly contentType?: ContentLink;
  readonly space?: ContentLink;
  readonly environment?: ContentLink;
}

/** Tags of a record. */
export interface RecordMetadata {
  readonly tags?: readonly ContentLink[];
}

/** An entry. A field is its value, or the values by locale if all locales were read. */
export interface ContentEntry {
  readonly sys: RecordSys;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly metadata?: RecordMetadata;
}

/** A file with title and description. */
export interface ContentAsset {
  readonly sys: RecordSys;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly metadata?: RecordMetadata;
}

/** A record that was unpublished or deleted. */
export interface DeletedRecord {
  readonly sys: RecordSys & { readonly deletedAt?: string };
}

/** The space, as its root says. */
export interface ContentSpace {
  readonly sys: RecordSys;
  readonly name: string;
  readonly locales: readonly ContentLocale[];
}

export interface ContentLocale {
  readonly sys?: RecordSys;
  readonly code: string;
  readonly name: string;
  readonly default: boolean;
  readonly fallbackCode?: string | null;
}

/** What editors may fill in. */
export interface ContentType {
  readonly sys: RecordSys;
  readonly name: string;
  readonly description?: string;
  readonly displayField?: string | null;
  readonly fields: readonly ContentTypeField[];
}

export interface ContentTypeField {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly linkType?: string;
  readonly localized: boolean;
  readonly required: boolean;
  readonly disabled?: boolean;
  readonly omitted?: boolean;
  readonly validations?: readonly Readonly<Record<string, unknown>>[];
  readonly items?: {
    readonly type: string;
    readonly linkType?: string;
    readonly validations?: readonly Readonly<Record<string, unknown>>[];
  };
}

export interface ContentTag {
  readonly sys: RecordSys & { readonly visibility?: string };
  readonly name: string;
}

/** Signs URLs of assets until it expires. */
export interface AssetKey {
  readonly policy: string;
  readonly secret: string;
}

/** One page of a list. */
export interface ContentCollection<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly skip: number;
  readonly limit: number;
}

/** A page of entries, with what its links resolve to, and what they do not. */
export interface EntryCollection extends ContentCollection<ContentEntry> {
  readonly includes?: { readonly Entry?: readonly ContentEntry[]; readonly Asset?: readonly ContentAsset[] };
  readonly errors?: readonly { readonly details?: unknown }[];
}

/** What has changed since a token, or all there is. */
export interface SyncResult {
  readonly entries: readonly ContentEntry[];
  readonly assets: readonly ContentAsset[];
  readonly deletedEntries: readonly DeletedRecord[];
  readonly deletedAssets: readonly DeletedRecord[];
  /** For the next sync. */
  readonly nextSyncToken?: string;
  /** For the next page of this one; only without `paginate`. */
  readonly nextPageToken?: string;
}

/** Parameters of a list, as the delivery API names them: `content_type`, `fields.slug[in]`, `order`, `skip`, `limit`, `select` … */
export type ContentQuery = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** What to sync: everything (`initial`), or what came after a token. */
export interface SyncQuery {
  readonly initial?: true;
  readonly nextSyncToken?: string;
  readonly nextPageToken?: string;
  readonly type?: 'Entry' | 'Asset' | 'Deletion' | 'DeletedEntry' | 'DeletedAsset';
  readonly content_type?: string;
  /** Records a page. */
  readonly limit?: number;
}
