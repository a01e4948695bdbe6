import type { SnapshotStorage, StoredSnapshot } from '../snapshot/storage.ts';

/** Stores a snapshot as JSON, like a file. */
export function memoryStorage(): SnapshotStorage & { json: string | undefined; saves: number } {
  return {
    json: undefined,
    saves: 0,
    async load() {
      return this.json === undefined ? null : (JSON.parse(this.json) as StoredSnapshot);
    },
    async save(snapshot) {
      this.saves += 1;
      this.json = JSON.stringify(snapshot);
    },
  };
}
