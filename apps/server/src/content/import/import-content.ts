import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Database, Queryable, Tx } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { storeFile } from '../files/asset-files.ts';
import { loadModel } from '../index/load-index.ts';
import { RefusedContent } from '../records/refused-content.ts';
import { recordKey } from '../records/types.ts';
import type { Fields, RecordRef } from '../records/types.ts';
import { writeModel } from '../store/write-model.ts';
import type { SpaceModel } from '../store/write-model.ts';
import { publishRecords, saveDrafts, unpublishRecords } from '../store/write-records.ts';
import { checkFolder } from './check-folder.ts';
import { readFolder } from './read-folder.ts';
import type { ContentFolder, FileRecord } from './read-folder.ts';

interface StoredRow extends RecordRef {
  fields: Fields;
  tags: string[];
  isSecured: boolean;
  /** Whether anything of it is published. */
  isPublished: boolean;
  /** Whether what is published is what is being edited. */
  isUnedited: boolean;
}

/** Those that the database does not have like this. */
async function changedOf(tx: Tx, records: readonly FileRecord[]): Promise<FileRecord[]> {
  const { rows } = await tx.query<StoredRow>(
    `select kind, id, fields, tags, is_secured as "isSecured", published_version is not null as "isPublished",
       coalesce(published_version = version, false) as "isUnedited"
     from content_records`,
  );
  const stored = new Map(rows.map((row) => [recordKey(row), row]));
  return records.filter((record) => {
    const row = stored.get(recordKey(record));
    if (!row || (record.isDraft ? row.isPublished : !row.isUnedited)) return true;
    const isSame = isDeepStrictEqual(row.fields, JSON.parse(JSON.stringify(record.fields)));
    return !isSame || !isDeepStrictEqual(row.tags, record.tags) || row.isSecured !== (record.isSecured ?? false);
  });
}

/** What `readFolder` needs to know about the space that a folder is for. */
export async function storedModel(db: Queryable): Promise<SpaceModel> {
  const { types, locales, tags } = await loadModel(db);
  return { types: [...types.values()], locales, tags: [...tags.values()] };
}

/** Reads a content folder, for the space of a database if there is one. Throws `RefusedContent` with everything that is wrong with it. */
export async function readChecked(root: string, db?: Queryable): Promise<ContentFolder> {
  const folder = await readFolder(root, db && (await storedModel(db)));
  const issues = checkFolder(folder);
  if (issues.length > 0) throw new RefusedContent(issues);
  return folder;
}

export interface ImportOptions {
  at: Date;
  /** Tells other processes, with the transaction. Not needed where there are none. */
  announce?: (seq: number, tx: Tx) => Promise<void>;
}

/** Writes the records of a content folder: new ones and those that differ. Others stay as they are. Returns how many were written. */
export async function writeContent(
  tx: Tx,
  { model, own, records }: ContentFolder,
  { at, announce }: ImportOptions,
): Promise<number> {
  await writeModel(tx, own, at, model);
  const changed = await changedOf(tx, records);
  const drafts = changed.map(({ source: _source, isDraft: _isDraft, ...draft }) => draft);
  await saveDrafts(tx, drafts, at);
  await unpublishRecords(
    tx,
    changed.filter(({ isDraft }) => isDraft),
    at,
  );
  const seq = await publishRecords(
    tx,
    changed.filter(({ isDraft }) => !isDraft),
    at,
  );
  await announce?.(seq, tx);
  return changed.length;
}

/** `writeContent` in a transaction of its own. */
export const importContent = (db: Database, folder: ContentFolder, options: ImportOptions): Promise<number> =>
  db.transaction((tx) => writeContent(tx, folder, options));

/** Stores the files of a content folder's assets, where they are missing. */
export async function importFiles(
  db: Database,
  storage: Pick<Storage, 'get' | 'put'>,
  { files }: Pick<ContentFolder, 'files'>,
  signal?: AbortSignal,
): Promise<void> {
  for (const { path, contentType } of files.values()) {
    signal?.throwIfAborted();
    await storeFile(db, storage, await readFile(path), contentType);
  }
}
