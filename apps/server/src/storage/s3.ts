import type { S3Client } from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../clock.ts';
import { ConfigError } from '../config.ts';
import { ExactSize } from './size-limit.ts';
import { checkKey } from './storage.ts';
import type {
  ByteRange,
  DownloadOrder,
  PutOptions,
  SignedDownload,
  SignedUpload,
  Storage,
  StoredFile,
  UploadOrder,
} from './storage.ts';

export interface S3Options {
  clock: Clock;
  bucket: string;
  region: string;
  endpoint: string | null;
  isPathStyle: boolean;
  /** Null: the ways of the AWS SDK (its environment variables, profiles, the role of the machine). */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

/** The SDK costs 100 ms and 30 MB to load, so it is loaded when S3 is configured and first used. */
async function loadSdk() {
  const [client, presigner] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ]);
  return { ...client, getSignedUrl: presigner.getSignedUrl };
}
type Sdk = Awaited<ReturnType<typeof loadSdk>>;

/** Milliseconds for which a bucket that was reached counts as reached: each question is charged for. */
const REACHED_FOR = 10_000;
/** Milliseconds that a bucket has to respond. */
const PROBE_LIMIT = 2_000;

/** What goes wrong is thrown; the SDK would also print it. */
const quiet = (): void => undefined;
const SILENT = { debug: quiet, info: quiet, warn: quiet, error: quiet };

function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

/** Files in a bucket of Amazon S3 or of any service that speaks its protocol. */
export class S3Storage implements Storage {
  readonly #options: S3Options;
  #opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;
  #reached = Number.NEGATIVE_INFINITY;

  constructor(options: S3Options) {
    this.#options = options;
  }

  async put(key: string, content: Uint8Array | Readable, { contentType, size }: PutOptions): Promise<void> {
    const { sdk, client } = await this.#open();
    const target = { Bucket: this.#options.bucket, Key: checkKey(key), ContentType: contentType };
    if (!(content instanceof Readable)) {
      await client.send(new sdk.PutObjectCommand({ ...target, Body: content, ContentLength: content.length }));
      return;
    }
    if (size === undefined) throw new Error('A stream needs its size.');
    // The SDK would wait forever for the rest of a broken stream, so the call is ended with it.
    const broken = new AbortController();
    const body = new ExactSize(size);
    const sent = pipeline(content, body).catch((error: unknown) => broken.abort(error));
    try {
      const command = new sdk.PutObjectCommand({ ...target, Body: body, ContentLength: size });
      await client.send(command, { abortSignal: broken.signal });
      await sent;
      broken.signal.throwIfAborted();
    } catch (error) {
      body.destroy();
      throw broken.signal.aborted ? broken.signal.reason : error;
    }
  }

  async get(key: string, range?: ByteRange): Promise<StoredFile | null> {
    const { sdk, client } = await this.#open();
    try {
      const part = range && { Range: `bytes=${range.start}-${range.end}` };
      const target = { Bucket: this.#options.bucket, Key: checkKey(key), ...part };
      const file = await client.send(new sdk.GetObjectCommand(target));
      if (!(file.Body instanceof Readable)) throw new Error(`${key} came without a stream.`);
      return {
        stream: file.Body,
        contentType: file.ContentType ?? 'application/octet-stream',
        size: file.ContentLength ?? 0,
      };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async sizeOf(key: string): Promise<number | null> {
    const { sdk, client } = await this.#open();
    try {
      const found = await client.send(new sdk.HeadObjectCommand({ Bucket: this.#options.bucket, Key: checkKey(key) }));
      return found.ContentLength ?? 0;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    const { sdk, client } = await this.#open();
    await client.send(new sdk.DeleteObjectCommand({ Bucket: this.#options.bucket, Key: checkKey(key) }));
  }

  /** An empty file stays in its place: signed addresses only take a file where there is none. */
  async retireUpload(key: string): Promise<void> {
    await this.put(key, new Uint8Array(), { contentType: 'application/x-empty' });
  }

  get uploadOrigin(): string {
    const { bucket, endpoint, isPathStyle, region } = this.#options;
    if (endpoint === null) {
      return isPathStyle ? `https://s3.${region}.amazonaws.com` : `https://${bucket}.s3.${region}.amazonaws.com`;
    }
    const { host, origin, protocol } = new URL(endpoint);
    return isPathStyle ? origin : `${protocol}//${bucket}.${host}`;
  }

  async signUpload({ key, contentType, size, expiresInSeconds }: UploadOrder): Promise<SignedUpload> {
    const { sdk, client } = await this.#open();
    const command = new sdk.PutObjectCommand({
      Bucket: this.#options.bucket,
      Key: checkKey(key),
      ContentType: contentType,
      ContentLength: size,
      // Once: a second file is refused while the first one exists.
      IfNoneMatch: '*',
    });
    const kept = new Set(['content-type', 'content-length', 'if-none-match']);
    const signingDate = this.#options.clock.now();
    const expiresAt = new Date(signingDate.getTime() + expiresInSeconds * 1000);
    const url = await sdk.getSignedUrl(client, command, {
      expiresIn: expiresInSeconds,
      signingDate,
      // All three stay headers and are covered by the signature, so that another type or size does not fit it.
      signableHeaders: new Set([...kept, 'host']),
      unhoistableHeaders: kept,
    });
    return { url, method: 'PUT', headers: { 'content-type': contentType, 'if-none-match': '*' }, expiresAt };
  }

  async signDownload({ key, expiresInSeconds, fileName }: DownloadOrder): Promise<SignedDownload> {
    const { sdk, client } = await this.#open();
    const command = new sdk.GetObjectCommand({
      Bucket: this.#options.bucket,
      Key: checkKey(key),
      ResponseCacheControl: 'no-store',
      ...(fileName !== undefined && {
        ResponseContentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      }),
    });
    const signingDate = this.#options.clock.now();
    const expiresAt = new Date(signingDate.getTime() + expiresInSeconds * 1000);
    return { url: await sdk.getSignedUrl(client, command, { expiresIn: expiresInSeconds, signingDate }), expiresAt };
  }

  async check(): Promise<void> {
    const { bucket, endpoint } = this.#options;
    try {
      const { sdk, client } = await this.#open();
      await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(10_000) });
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      const place = endpoint === null ? '' : ` at ${endpoint}`;
      throw new ConfigError(
        `The bucket "${bucket}"${place} of STORAGE_URL cannot be used (${reason}). Check its name, the region and the credentials.`,
        { cause: error },
      );
    }
  }

  async probe(): Promise<void> {
    const now = performance.now();
    if (now - this.#reached < REACHED_FOR) return;
    const { sdk, client } = await this.#open();
    const command = new sdk.HeadBucketCommand({ Bucket: this.#options.bucket });
    await client.send(command, { abortSignal: AbortSignal.timeout(PROBE_LIMIT) });
    this.#reached = now;
  }

  async close(): Promise<void> {
    const opened = await this.#opened;
    opened?.client.destroy();
  }

  #open(): Promise<{ sdk: Sdk; client: S3Client }> {
    this.#opened ??= this.#connect();
    return this.#opened;
  }

  async #connect(): Promise<{ sdk: Sdk; client: S3Client }> {
    const { region, endpoint, isPathStyle, credentials } = this.#options;
    const sdk = await loadSdk();
    const client = new sdk.S3Client({
      region,
      forcePathStyle: isPathStyle,
      ...(endpoint !== null && { endpoint }),
      ...(credentials && { credentials }),
      // Checksums that only Amazon knows would end up in signed addresses and be refused elsewhere.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
      logger: SILENT,
    });
    return { sdk, client };
  }
}
