import type { ContentAsset, ContentEntry } from '../client/records.ts';
import type { ContentChange } from './content-index.ts';

/** Which records these are. A preview token reads drafts, so each token has its own. */
export interface SnapshotSource {
  readonly space: string;
  readonly environment: string;
  readonly baseUrl: string;
  /** SHA-256 of the access token. */
  readonly tokenHash: string;
}

/** A snapshot in plain JSON. */
export interface StoredSnapshot extends SnapshotSource {
  readonly format: 1;
  /** Where the next sync goes on. */
  readonly syncToken: string;
  /** ISO 8601, UTC. */
  readonly syncedAt: string;
  readonly entries: readonly ContentEntry[];
  readonly assets: readonly ContentAsset[];
}

/** Stores a snapshot between two runs: in a file, a table, a bucket. It holds the records of all channels, so keep it private. */
export interface SnapshotStorage {
  load(): Promise<StoredSnapshot | null | undefined>;
  /** Called after each change, one call at a time. `change` says what is new in the snapshot. */
  save(snapshot: StoredSnapshot, change: ContentChange): Promise<void>;
}

/** Whether what a storage has is a valid snapshot of this source. */
export function isStoredFor(
  stored: StoredSnapshot | null | undefined,
  source: SnapshotSource,
): stored is StoredSnapshot {
  return (
    stored?.format === 1 &&
    stored.space === source.space &&
    stored.environment === source.environment &&
    stored.baseUrl === source.baseUrl &&
    stored.tokenHash === source.tokenHash &&
    typeof stored.syncToken === 'string' &&
    !Number.isNaN(Date.parse(stored.syncedAt)) &&
    Array.isArray(stored.entries) &&
    Array.isArray(stored.assets)
  );
}
