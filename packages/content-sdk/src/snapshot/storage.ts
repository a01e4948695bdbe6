import type { ContentClient } from '../client/create-content-client.ts';
import type { ContentAsset, ContentEntry } from '../client/records.ts';
import type { ContentChange } from './content-index.ts';

/** A snapshot in plain JSON. */
export interface StoredSnapshot {
  readonly format: 1;
  readonly space: string;
  readonly environment: string;
  /** Where the next sync goes on. */
  readonly syncToken: string;
  /** ISO 8601, UTC. */
  readonly syncedAt: string;
  readonly entries: readonly ContentEntry[];
  readonly assets: readonly ContentAsset[];
}

/** Stores a snapshot between two runs: in a file, a table, a bucket. */
export interface SnapshotStorage {
  load(): Promise<StoredSnapshot | null | undefined>;
  /** Called after each change, one call at a time. `change` says what is new in the snapshot. */
  save(snapshot: StoredSnapshot, change: ContentChange): Promise<void>;
}

/** Whether what a storage has is a snapshot of this space. */
export function isStoredFor(
  stored: StoredSnapshot | null | undefined,
  { space, environment }: Pick<ContentClient, 'space' | 'environment'>,
): stored is StoredSnapshot {
  return (
    stored?.format === 1 &&
    stored.space === space &&
    stored.environment === environment &&
    typeof stored.syncToken === 'string' &&
    !Number.isNaN(Date.parse(stored.syncedAt)) &&
    Array.isArray(stored.entries) &&
    Array.isArray(stored.assets)
  );
}
