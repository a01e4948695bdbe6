import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Storage } from '../../storage/storage.ts';
import { readAll } from '../../storage/storage.ts';
import { CatalogError } from '../issue.ts';

/** Throws if something is in a folder, or a part of an earlier export is left beside it. */
export async function checkFree(folder: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new CatalogError(`${folder} is not empty. Name a new folder.`);
  if (existsSync(draftOf(folder)))
    throw new CatalogError(`${draftOf(folder)} is left of an earlier export. Remove it.`);
}

const draftOf = (folder: string): string => `${resolve(folder)}.partial`;

export interface FolderContent {
  /** By the path of their file. */
  texts: ReadonlyMap<string, string>;
  /** Keys in the storage, by the path of their file. */
  files: ReadonlyMap<string, string>;
}

export interface WriteOptions {
  storage: Pick<Storage, 'get'>;
  /** Called before each file of the storage and after the last one. */
  onFile: (done: number) => void;
}

/** Writes a folder, all of it or nothing; returns the paths of the files that the storage does not have. */
export async function writeFolder(
  folder: string,
  { texts, files }: FolderContent,
  { storage, onFile }: WriteOptions,
): Promise<string[]> {
  const draft = draftOf(folder);
  const put = async (path: string, content: string | Uint8Array): Promise<void> => {
    await mkdir(dirname(join(draft, path)), { recursive: true });
    await writeFile(join(draft, path), content);
  };
  const missing: string[] = [];
  try {
    for (const [path, text] of texts) await put(path, text);
    for (const [done, [path, key]] of [...files].entries()) {
      onFile(done);
      const stored = await storage.get(key);
      if (stored) await put(path, await readAll(stored));
      else missing.push(path);
    }
    onFile(files.size);
    if (existsSync(folder)) await rmdir(folder);
    await rename(draft, folder);
    return missing;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
