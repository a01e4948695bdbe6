import { PDFArray, PDFDict, PDFName, PDFObjectParser } from '@cantoo/pdf-lib';
import type { PDFContext } from '@cantoo/pdf-lib';

/** Why a file cannot be read. */
export class UnreadablePdf extends Error {
  override readonly name = 'UnreadablePdf';
}

/** Reads objects where they begin, and says how far it got. */
export class PdfReader extends PDFObjectParser {
  constructor(bytes: Buffer, context: PDFContext) {
    // The library does not export its kind of stream, only what makes one.
    super(PDFObjectParser.forBytes(bytes, context)['bytes'], context);
  }

  /** Bytes read since the beginning of the input. */
  get position(): number {
    return this.bytes.offset();
  }

  /** Readers differ in which of two equal keys counts, so there may be none. */
  protected override parseDict(): PDFDict {
    for (const sign of '<<') this.bytes.assertNext(sign.charCodeAt(0));
    const entries = PDFDict.withContext(this.context);
    for (;;) {
      this.skipWhitespaceAndComments();
      if (this.bytes.peek() === GREATER) break;
      const key = this.parseName();
      if (entries.has(key)) throw new UnreadablePdf(`a dictionary has ${key.asString()} twice`);
      entries.set(key, this.parseObject());
    }
    for (const sign of '>>') this.bytes.assertNext(sign.charCodeAt(0));
    return entries;
  }
}

const GREATER = '>'.charCodeAt(0);

/** An object's dictionaries, at any depth. */
export function* dictionariesIn(object: unknown): Generator<PDFDict> {
  const waiting = [object];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (next instanceof PDFArray) waiting.push(...next.asArray());
    if (!(next instanceof PDFDict)) continue;
    yield next;
    waiting.push(...next.values());
  }
}

export function nameOf(value: unknown): string | null {
  return value instanceof PDFName ? value.decodeText() : null;
}
