import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BackupError } from './backup-error.ts';
import { hashFile } from './hashing.ts';
import { readManifest, SUMS } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { tableFile } from './table-copy.ts';

const LINE = /^([0-9a-f]{64}) {2}(\S.*)$/;
/** A path inside the folder. */
const INSIDE = /^(?!\/)(?!.*(^|\/)\.\.(\/|$))/;

const damaged = (folder: string, what: string, cause?: unknown): BackupError =>
  new BackupError(`The backup in ${folder} is damaged: ${what}. Nothing was changed. Use another backup.`, { cause });

async function sumOf(folder: string, path: string): Promise<string> {
  try {
    return await hashFile(join(folder, path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw damaged(folder, code === 'ENOENT' ? `${path} is missing` : `${path} cannot be read (${code})`, error);
  }
}

/** The files of a backup with their checksums, as they were written. */
export async function* listedFiles(folder: string): AsyncGenerator<{ path: string; sha256: string }> {
  for await (const line of createInterface({ input: createReadStream(join(folder, SUMS)) })) {
    const [, sha256, path] = LINE.exec(line) ?? [];
    if (sha256 === undefined || path === undefined || !INSIDE.test(path)) {
      throw damaged(folder, `${SUMS} has a line that is not a checksum`);
    }
    yield { path, sha256 };
  }
}

/** Reads a whole backup and compares each file with its checksum. Throws `BackupError` naming the first one that differs. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if ((await sumOf(folder, SUMS)) !== manifest.sums) throw damaged(folder, `${SUMS} has been changed`);
  const expected = new Set(manifest.tables.map(tableFile));
  if (manifest.secret.from === 'file') expected.add('secret');
  for await (const { path, sha256 } of listedFiles(folder)) {
    if ((await sumOf(folder, path)) !== sha256) throw damaged(folder, `${path} does not match its checksum`);
    expected.delete(path);
  }
  const [unlisted] = expected;
  if (unlisted !== undefined) throw damaged(folder, `${SUMS} does not list ${unlisted}`);
  return manifest;
}
