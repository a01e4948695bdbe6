import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import { refuse } from '../refuse.ts';
import { checkKey, isKey } from './storage.ts';
import type { DownloadOrder, SignedDownload, SignedUpload, UploadOrder } from './storage.ts';

/** Where signed addresses of files in the folder begin, on the host that takes uploads. */
export const FILES = '/api/v1/uploads/files/';

export interface AddressOptions {
  secret: string;
  clock: Clock;
  /** Origin of this server. */
  publicUrl: () => string;
  /** Where it is remembered which keys have had their file. Processes that share the files share this folder. */
  usedFolder: string;
}

type Query = Readonly<Record<string, unknown>>;

export interface UploadGrant {
  key: string;
  contentType: string;
  size: number;
  /** Takes the address; 409 when it is taken. */
  claim(): Promise<void>;
  /** Gives it back: nothing was stored under it. */
  release(): Promise<void>;
}

export interface DownloadGrant {
  key: string;
  fileName: string | null;
}

const refusedAddress = () => refuse('file_address_invalid');
const expiredAddress = () => refuse('file_address_expired');
const usedAddress = () => refuse('file_address_used');

const DAY_S = 86_400;
const TIDY_EVERY_MS = 10 * 60_000;

/** Creates and checks the signed URLs of files in the folder. The query contains everything that the signature covers. */
export class DiskAddresses {
  readonly #options: AddressOptions;
  #tidiedAt = 0;

  constructor(options: AddressOptions) {
    this.#options = options;
  }

  async signUpload({ key, contentType, size, expiresInSeconds }: UploadOrder): Promise<SignedUpload> {
    await this.#tidy();
    const { url, expiresAt } = this.#address('PUT', key, expiresInSeconds, { type: contentType, size: String(size) });
    return { url, method: 'PUT', headers: { 'content-type': contentType }, expiresAt };
  }

  async signDownload({ key, expiresInSeconds, fileName }: DownloadOrder): Promise<SignedDownload> {
    return this.#address('GET', key, expiresInSeconds, fileName === undefined ? {} : { name: fileName });
  }

  /** What a PUT to this address may do. Throws 403 for one that was changed or is too old. */
  upload(key: string, query: Query): UploadGrant {
    const { type = '', size = '' } = this.#verify('PUT', key, query, ['type', 'size']);
    return {
      key,
      contentType: type,
      size: Number(size),
      claim: async () => {
        if (!(await this.shut(key))) throw usedAddress();
      },
      release: () => rm(this.#markOf(key), { force: true }),
    };
  }

  /** Lets no further file come to a key. False when that was so already. */
  async shut(key: string): Promise<boolean> {
    await mkdir(this.#options.usedFolder, { recursive: true });
    try {
      // `wx`: of two that come at once, in any process, one wins.
      await writeFile(this.#markOf(key), '', { flag: 'wx' });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  }

  download(key: string, query: Query): DownloadGrant {
    const { name } = this.#verify('GET', key, query, 'name' in query ? ['name'] : []);
    return { key, fileName: name ?? null };
  }

  #markOf(key: string): string {
    return join(this.#options.usedFolder, createHash('sha256').update(key).digest('hex'));
  }

  #address(method: string, key: string, seconds: number, parts: Record<string, string>): SignedDownload {
    if (seconds > DAY_S) throw new Error('A signed address lives a day at most.');
    const expiresAt = new Date((Math.floor(this.#options.clock.now().getTime() / 1000) + seconds) * 1000);
    const signed = { ...parts, expires: String(expiresAt.getTime() / 1000) };
    const query = new URLSearchParams({ ...signed, signature: this.#mac(method, checkKey(key), signed) });
    return { url: `${this.#options.publicUrl()}${FILES}${key}?${query.toString()}`, expiresAt };
  }

  #verify(method: string, key: string, query: Query, names: readonly string[]): Record<string, string> {
    const signed: Record<string, string> = {};
    for (const name of [...names, 'expires']) {
      const value = query[name];
      if (typeof value !== 'string') throw refusedAddress();
      signed[name] = value;
    }
    const { signature } = query;
    if (typeof signature !== 'string' || !isKey(key)) throw refusedAddress();
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.#mac(method, key, signed));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw refusedAddress();
    if (Number(signed['expires']) * 1000 <= this.#options.clock.now().getTime()) throw expiredAddress();
    return signed;
  }

  #mac(method: string, key: string, parts: Readonly<Record<string, string>>): string {
    // As JSON, so that no two different addresses are ever the same text.
    const text = JSON.stringify(['stored file', method, key, Object.entries(parts).toSorted()]);
    return createHmac('sha256', this.#options.secret).update(text).digest('base64url');
  }

  /** Forgets keys whose addresses have all expired: those are refused anyway. */
  async #tidy(): Promise<void> {
    const now = this.#options.clock.now().getTime();
    if (now - this.#tidiedAt < TIDY_EVERY_MS) return;
    this.#tidiedAt = now;
    const { usedFolder } = this.#options;
    for (const name of await readdir(usedFolder).catch(() => [])) {
      const mark = join(usedFolder, name);
      const made = await stat(mark).catch(() => null);
      if (made && now - made.mtimeMs > 2 * DAY_S * 1000) await rm(mark, { force: true });
    }
  }
}
