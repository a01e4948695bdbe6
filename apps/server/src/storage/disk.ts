import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../config.ts';
import type { DiskAddresses } from './disk-addresses.ts';
import { ExactSize } from './size-limit.ts';
import { checkKey } from './storage.ts';
import type { ByteRange, PutOptions, Storage, StoredFile } from './storage.ts';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

const FALLBACK_TYPE = 'application/octet-stream';

/**
 * Files in a folder. A file is stored under its key; its content type in a file beside it, whose name cannot be a key. Signed URLs point
 * to our own server, see `routes.ts`.
 */
export class DiskStorage implements Storage {
  readonly #folder: string;
  readonly addresses: DiskAddresses;
  readonly uploadOrigin = null;

  constructor(folder: string, addresses: DiskAddresses) {
    this.#folder = folder;
    this.addresses = addresses;
  }

  async put(key: string, content: Uint8Array | Readable, { contentType, size }: PutOptions): Promise<void> {
    const path = this.#pathOf(key);
    if (content instanceof Readable && size === undefined) throw new Error('A stream needs its size.');
    const expected = size ?? (content as Uint8Array).length;
    const draft = join(this.#folder, '.drafts', randomUUID());
    await mkdir(dirname(draft), { recursive: true });
    try {
      const source = content instanceof Readable ? content : Readable.from([Buffer.from(content)]);
      await pipeline(source, new ExactSize(expected), createWriteStream(draft, { flags: 'wx', flush: true }));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}!type`, contentType);
      // Moved when complete: no one ever reads half a file.
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async get(key: string, range?: ByteRange): Promise<StoredFile | null> {
    const path = this.#pathOf(key);
    try {
      // Opened before it is measured: what is sent is what was measured, even if the file is replaced in the meantime.
      const handle = await open(path, 'r');
      try {
        const { size } = await handle.stat();
        const contentType = await readFile(`${path}!type`, 'utf8').catch(() => FALLBACK_TYPE);
        if (!range) return { stream: handle.createReadStream(), contentType, size };
        return { stream: handle.createReadStream(range), contentType, size: range.end - range.start + 1 };
      } catch (error) {
        await handle.close();
        throw error;
      }
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async sizeOf(key: string): Promise<number | null> {
    try {
      return (await stat(this.#pathOf(key))).size;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    const path = this.#pathOf(key);
    await rm(path, { force: true });
    await rm(`${path}!type`, { force: true });
  }

  async retireUpload(key: string): Promise<void> {
    await this.addresses.shut(checkKey(key));
    await this.delete(key);
  }

  signUpload: Storage['signUpload'] = async (order) => this.addresses.signUpload(order);

  signDownload: Storage['signDownload'] = async (order) => this.addresses.signDownload(order);

  async check(): Promise<void> {
    try {
      await mkdir(this.#folder, { recursive: true });
      await access(this.#folder, constants.W_OK);
    } catch (error) {
      throw new ConfigError(`The folder for stored files, ${this.#folder}, cannot be written to.`, { cause: error });
    }
  }

  probe = (): Promise<void> => this.check();

  async close(): Promise<void> {
    // Nothing is kept open between calls.
  }

  #pathOf(key: string): string {
    return join(this.#folder, ...checkKey(key).split('/'));
  }
}
