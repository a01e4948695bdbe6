import { randomBytes } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Every nonce has this many characters: 18 random bytes in base64. */
const NONCE_LENGTH = 24;
const WINDOW = 32_768;

export const createNonce = (): string => randomBytes(18).toString('base64');

/**
 * A cached page with a gap wherever each response has its own nonce. It is compressed once: between two gaps are finished deflate blocks,
 * and a nonce goes between them as a stored block, so that a response costs a copy and a checksum.
 */
export class NoncePage {
  readonly #parts: readonly Buffer[];
  readonly #blocks: readonly Buffer[];
  /** Bytes that it holds in memory. */
  readonly size: number;

  /** `placeholder` marks the nonces in `html`; it is as long as one. */
  constructor(html: string, placeholder: string) {
    if (placeholder.length !== NONCE_LENGTH) throw new RangeError(`A nonce has ${NONCE_LENGTH} characters.`);
    const parts = html.split(placeholder).map((part) => Buffer.from(part));
    const pieces = ownCopies([...parts, ...compressParts(parts)]);
    this.#parts = pieces.slice(0, parts.length);
    this.#blocks = pieces.slice(parts.length);
    this.size = pieces.reduce((total, { length }) => total + length, 0);
  }

  plain(nonce: string): Buffer {
    return Buffer.concat(this.#withNonce(this.#parts, Buffer.from(nonce)));
  }

  gzip(nonce: string): Buffer {
    const text = Buffer.from(nonce);
    let checksum = 0;
    let length = 0;
    for (const piece of this.#withNonce(this.#parts, text)) {
      checksum = crc32(piece, checksum);
      length += piece.length;
    }
    const trailer = Buffer.allocUnsafe(8);
    trailer.writeUInt32LE(checksum, 0);
    trailer.writeUInt32LE(length % 2 ** 32, 4);
    return Buffer.concat([HEADER, ...this.#withNonce(this.#blocks, storedBlock(text)), LAST_BLOCK, trailer]);
  }

  #withNonce(parts: readonly Buffer[], nonce: Buffer): Buffer[] {
    return parts.flatMap((part, index) => (index === 0 ? [part] : [nonce, part]));
  }
}

/** gzip, deflate, no flags, no time, unknown system (RFC 1952). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty final block (RFC 1951). */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);

function storedBlock(data: Buffer): Buffer {
  const head = Buffer.allocUnsafe(5);
  head.writeUInt8(0, 0);
  head.writeUInt16LE(data.length, 1);
  head.writeUInt16LE(0xffff ^ data.length, 3);
  return Buffer.concat([head, data]);
}

/** Small buffers are views of chunks that they share with others, and a page that is kept for long would keep all of these chunks. */
function ownCopies(pieces: readonly Buffer[]): Buffer[] {
  const memory = Buffer.allocUnsafeSlow(pieces.reduce((total, { length }) => total + length, 0));
  let end = 0;
  return pieces.map((piece) => memory.subarray(end, (end += piece.copy(memory, end))));
}

/**
 * Each part may refer to what precedes it, as in one stream. In its dictionary the nonces are zero bytes, which a page never contains, so
 * no reference can reach into a nonce.
 */
function compressParts(parts: readonly Buffer[]): Buffer[] {
  let before = Buffer.alloc(0);
  return parts.map((part) => {
    const block = deflateRawSync(part, {
      level: 9,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before }),
    });
    before = Buffer.concat([before, part, Buffer.alloc(NONCE_LENGTH)]).subarray(-WINDOW);
    return block;
  });
}
