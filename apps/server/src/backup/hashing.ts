import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SUMS } from './manifest.ts';

/** Lets everything through and knows its SHA-256 at the end. */
export class Hashing extends Transform {
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    done(null, chunk);
  }

  /** Hex; read once, after the end. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}

/** A file of a backup or of restored data: for its owner's eyes, and on the disk before it counts as written. */
export const writeOptions = { flags: 'wx', mode: 0o600, flush: true } as const;

export async function hashFile(path: string): Promise<string> {
  const hashing = new Hashing();
  await pipeline(createReadStream(path), hashing, async (source: AsyncIterable<Buffer>) => {
    for await (const _ of source);
  });
  return hashing.digest();
}

/** Copies a file and returns its SHA-256. */
export async function copyHashed(from: string, to: string, signal?: AbortSignal): Promise<string> {
  const hashing = new Hashing();
  await pipeline(createReadStream(from), hashing, createWriteStream(to, writeOptions), { ...(signal && { signal }) });
  return hashing.digest();
}

/** Adds a line to the checksums of a backup. `path` is relative to its folder, with slashes. */
export async function noteSum(folder: string, path: string, sha256: string): Promise<void> {
  await appendFile(join(folder, SUMS), `${sha256}  ${path}\n`, { mode: 0o600 });
}
