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
 * Of brotli. Twice the time of the fastest level for a fifth less; the next ones take four to a hundred times as long for the last tenth,
 * which pays only for what is made once and sent for days.
 */
const USUAL_QUALITY = 5;

/** Most pages fit: each further chunk is another trip to the thread. */
const CHUNK = 65_536;

/** Small buffers are views of chunks that they share with others: one that is kept for long would keep the whole chunk. */
function ownCopy(bytes: Buffer): Buffer {
  const memory = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(memory);
  return memory;
}

/**
 * A text to be sent many times. Kept compressed only, a tenth of it: for the few clients that do not accept brotli it is unpacked, and packed
 * once more for those that accept gzip.
 */
export class EncodedBody {
  /** 22 characters that are the same for the same text. */
  readonly hash: string;
  /** Bytes that it holds in memory: gzip leaves at most a quarter of a page. */
  readonly size: number;
  readonly #br: Buffer;
  #gzip: Promise<Buffer> | undefined;

  private constructor(plain: Buffer, br: Buffer) {
    this.hash = hash('sha256', plain, 'base64url').slice(0, 22);
    this.#br = br;
    this.size = br.length + Math.ceil(plain.length / 4);
  }

  /** Compresses it, in a thread of its own. */
  static async of(text: string, quality = USUAL_QUALITY): Promise<EncodedBody> {
    const plain = Buffer.from(text);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    const br = await toBrotli(plain, { params, chunkSize: CHUNK });
    return new EncodedBody(plain, ownCopy(br));
  }

  /** A strong validator: another one for each encoding. */
  tag(encoding: Encoding | null): string {
    return `"${this.hash}${encoding ? `-${encoding}` : ''}"`;
  }

  async as(encoding: Encoding | null): Promise<Buffer> {
    if (encoding === 'br') return this.#br;
    if (encoding === null) return fromBrotli(this.#br);
    return (this.#gzip ??= fromBrotli(this.#br).then(toGzip).then(ownCopy));
  }
}

/** Sends it as the client likes it best; a success only with 304 when the client says that it has it, unless the response is not to be cached. */
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
