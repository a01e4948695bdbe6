import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { isKnown } from './conditional.ts';
import { encodingFor } from './encoding.ts';
import type { Encoding } from './encoding.ts';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify<Buffer, Buffer>(gzip);

/**
 * Brotli's quality. It takes twice the time of the fastest one and saves a fifth; higher ones take 4 to 100 times as long to save another
 * tenth, which is only worth it for what is compressed once and sent for days.
 */
const USUAL_QUALITY = 5;

/** Most pages fit into one: each further chunk takes another trip to the thread. */
const CHUNK = 65_536;

export interface EncodedBodyOptions {
  quality?: number;
  /** Used again if its text is the same. */
  earlier?: EncodedBody | undefined;
}

/** Small buffers are views of shared chunks: a long-lived one would keep the whole chunk in memory. */
function ownCopy(bytes: Buffer): Buffer {
  const memory = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(memory);
  return memory;
}

/**
 * A text to be sent many times. Held only in compressed form, a tenth of its size. For the few clients that don't accept brotli, it is
 * decompressed; a gzip copy is made once for those that accept gzip.
 */
export class EncodedBody {
  /** 22 characters, the same for the same text. */
  readonly hash: string;
  /** Bytes that it may hold in memory; a gzip copy is at most a quarter of a page. */
  readonly size: number;
  readonly #br: Buffer;
  #gzip: Promise<Buffer> | undefined;

  private constructor(name: string, plainSize: number, br: Buffer) {
    this.hash = name;
    this.#br = br;
    this.size = br.length + Math.ceil(plainSize / 4);
  }

  /** Compresses the text in a thread, unless that was already done. */
  static async of(text: string, { quality = USUAL_QUALITY, earlier }: EncodedBodyOptions = {}): Promise<EncodedBody> {
    const plain = Buffer.from(text);
    const name = hash('sha256', plain, 'base64url').slice(0, 22);
    if (earlier?.hash === name) return earlier;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    const br = await toBrotli(plain, { params, chunkSize: CHUNK });
    return new EncodedBody(name, plain.length, ownCopy(br));
  }

  /** A strong ETag, different for each encoding. */
  tag(encoding: Encoding | null): string {
    return `"${this.hash}${encoding ? `-${encoding}` : ''}"`;
  }

  async as(encoding: Encoding | null): Promise<Buffer> {
    if (encoding === 'br') return this.#br;
    if (encoding === null) return fromBrotli(this.#br);
    return (this.#gzip ??= fromBrotli(this.#br).then(toGzip).then(ownCopy));
  }
}

/** Sends the body in the best encoding that the client accepts, or a 304 if it has the body already and the response may be cached. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
): Promise<FastifyReply> {
  const encoding = encodingFor(request);
  const isCacheable = reply.statusCode === 200 && !String(reply.getHeader('cache-control')).includes('no-store');
  if (isCacheable) {
    const tag = body.tag(encoding);
    reply.header('etag', tag);
    if (isKnown(request.headers['if-none-match'], tag)) {
      return reply.code(304).removeHeader('content-type').send();
    }
  }
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await body.as(encoding));
}
