import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';

/** A stream that was longer or shorter than declared. */
export class WrongSizeError extends Error {
  override readonly name = 'WrongSizeError';
  readonly isTooLong: boolean;

  constructor(expected: number, isTooLong: boolean) {
    super(`The file is ${isTooLong ? 'longer' : 'shorter'} than ${expected} bytes.`);
    this.isTooLong = isTooLong;
  }
}

/**
 * Passes exactly so many bytes: fails at the first one too many, and at the end if some are missing. The last part is held back until the
 * end is known, so that a receiver that also counts never mistakes a longer file for a complete one.
 */
export class ExactSize extends Transform {
  readonly #expected: number;
  #seen = 0;
  #held: Buffer | null = null;

  constructor(expected: number) {
    super();
    this.#expected = expected;
  }

  override _transform(part: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#seen += part.length;
    if (this.#seen > this.#expected) return done(new WrongSizeError(this.#expected, true));
    const before = this.#held;
    this.#held = part;
    return done(null, before);
  }

  override _flush(done: TransformCallback): void {
    if (this.#seen === this.#expected) done(null, this.#held);
    else done(new WrongSizeError(this.#expected, false));
  }
}
