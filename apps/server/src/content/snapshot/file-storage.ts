import type { SnapshotStorage, StoredSnapshot } from '@regen/content-sdk';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The snapshot of a hosted space in a file that only this user may read: it has the records of all channels. */
export function createFileStorage(path: string): SnapshotStorage {
  return {
    async load() {
      try {
        // The snapshot checks whether it is one of its own.
        return JSON.parse(await readFile(path, 'utf8')) as StoredSnapshot;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async save(snapshot) {
      await mkdir(dirname(path), { recursive: true });
      // Processes may share the folder.
      const draft = `${path}.${randomBytes(6).toString('hex')}`;
      try {
        await writeFile(draft, JSON.stringify(snapshot), { mode: 0o600, flag: 'wx' });
        await rename(draft, path);
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}
