import type { Readable } from 'node:stream';

/** A part of a file: its first and its last byte, counted from 0. Both are in the file. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A stored file. The receiver reads the stream to its end or destroys it. */
export interface StoredFile {
  stream: Readable;
  contentType: string;
  /** Bytes in the stream. */
  size: number;
}

export interface PutOptions {
  contentType: string;
  /** Bytes; required for a stream. A stream of another length is refused and leaves nothing behind. */
  size?: number;
}

export interface UploadOrder {
  key: string;
  contentType: string;
  /** Exactly so many bytes. */
  size: number;
  expiresInSeconds: number;
}

/** Where one file goes by PUT, once. */
export interface SignedUpload {
  url: string;
  method: 'PUT';
  /** Must be sent as they are; the signature covers them. */
  headers: Record<string, string>;
  expiresAt: Date;
}

export interface DownloadOrder {
  key: string;
  expiresInSeconds: number;
  /** Saves the file under this name instead of showing it. */
  fileName?: string;
}

export interface SignedDownload {
  url: string;
  expiresAt: Date;
}

/**
 * Files that people upload or that are created for them. A key is lowercase segments between slashes, see
 * `checkKey`; the code that issues a key or a signed URL decides who may read what.
 */
export interface Storage {
  /** Writes a whole file; readers see the old one or the new one, never a part. */
  put(key: string, content: Uint8Array | Readable, options: PutOptions): Promise<void>;
  /** A file or a part of it; null if there is no such file. */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>;
  /** Bytes of a file, without opening it; null if there is no such file. */
  sizeOf(key: string): Promise<number | null>;
  /** The same for a file that is not there. */
  delete(key: string): Promise<void>;
  /** A key takes one file by signed addresses, ever, however many addresses are signed for it. */
  signUpload(order: UploadOrder): Promise<SignedUpload>;
  /** Throws away what was uploaded under a key, and refuses what would still come by its addresses until `delete`. */
  retireUpload(key: string): Promise<void>;
  /** Origin that browsers send files to, when it is not our own. */
  readonly uploadOrigin: string | null;
  signDownload(order: DownloadOrder): Promise<SignedDownload>;
  /** Whether it can be used as configured; throws `ConfigError`. Called before the server listens. */
  check(): Promise<void>;
  /** Whether it can be reached now; throws if not. Cheap enough to be called each second. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)*(\/[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)*)*$/;
const LONGEST_KEY = 200;

/** A key that is also a safe path in a folder, on any file system: no `..`, no capitals, no backslash, nothing hidden. */
export function isKey(key: string): boolean {
  return key.length <= LONGEST_KEY && KEY.test(key);
}

export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`"${key}" is not a valid storage key.`);
  return key;
}

/** Everything that is in a file. */
export async function readAll({ stream }: StoredFile): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
