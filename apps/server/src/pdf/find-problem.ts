import { PDFArray, PDFContext, PDFDict, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import type { PDFObject } from '@cantoo/pdf-lib';
import { constants, inflateSync } from 'node:zlib';
import { problemInNames } from './names-in-bytes.ts';
import type { PdfProblem } from './pdf-problem.ts';
import { dictionariesIn, nameOf, PdfReader, UnreadablePdf } from './pdf-reader.ts';

/** The most that the streams of a file may unpack to: one, and all together. */
const MAX_INFLATED = 32 * 1024 * 1024;
const MAX_INFLATED_IN_ALL = 128 * 1024 * 1024;
/** How often a byte may be read again, as part of another object: files that nest objects in each other would take forever. */
const MAX_PASSES = 4;

const [LINE_FEED, RETURN, PERCENT, LESS, BRACKET] = [0x0a, 0x0d, 0x25, 0x3c, 0x5b];
/** White space as PDF has it. */
const BLANKS = new Set([0x00, 0x09, LINE_FEED, 0x0c, RETURN, 0x20]);

const key = (name: string) => PDFName.of(name);

interface Reading {
  readonly context: PDFContext;
  /** The numbers of objects that opening the file starts. */
  readonly started: Set<string>;
  /** The numbers of objects that only open a page, and of all others. */
  readonly harmless: Set<string>;
  readonly others: Set<string>;
  inflated: number;
}

/** Opening a file may go to one of its pages, and do nothing else. */
function isHarmlessStart(action: PDFObject): boolean {
  return action instanceof PDFArray || (action instanceof PDFDict && nameOf(action.get(key('S'))) === 'GoTo');
}

function look(object: PDFObject, number: string | null, reading: Reading): PdfProblem | null {
  const top = object instanceof PDFRawStream ? object.dict : object;
  if (number !== null) (isHarmlessStart(top) ? reading.harmless : reading.others).add(number);
  for (const dictionary of dictionariesIn(top)) {
    if (dictionary.has(key('Encrypt'))) return 'encrypted';
    if (dictionary.has(key('AA')) || dictionary.has(key('JS'))) return 'active_content';
    const start = dictionary.get(key('OpenAction'));
    if (start instanceof PDFRef) reading.started.add(String(start.objectNumber));
    else if (start !== undefined && !isHarmlessStart(start)) return 'active_content';
  }
  return null;
}

/** How the data of a stream are packed; null when it is in a way that is not unpacked here. */
function packing(dictionary: PDFDict): 'none' | 'flate' | null {
  const filter = dictionary.get(key('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray() : filter === undefined ? [] : [filter];
  if (filters.length === 0) return 'none';
  const [name] = filters.map(nameOf);
  return filters.length === 1 && (name === 'FlateDecode' || name === 'Fl') ? 'flate' : null;
}

/** What can contain objects: readers go by these two keys and ignore the type. */
function holdsObjects(dictionary: PDFDict): boolean {
  return nameOf(dictionary.get(key('Type'))) === 'ObjStm' || dictionary.has(key('First'));
}

/** What a stream holds, to the end of its compression, whatever length it says it has. */
function unpacked(data: Uint8Array, reading: Reading): Buffer {
  const room = Math.min(MAX_INFLATED, MAX_INFLATED_IN_ALL - reading.inflated);
  if (room <= 0) throw new UnreadablePdf('its streams decompress to too much data');
  const bytes = inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: room });
  reading.inflated += bytes.length;
  return bytes;
}

/** The objects of an object stream (ISO 32000-1, 7.5.7), each checked like a separate one. */
function lookInside(bytes: Buffer, dictionary: PDFDict, reading: Reading): PdfProblem | null {
  const first = Number(dictionary.get(key('First'))?.toString());
  const count = Number(dictionary.get(key('N'))?.toString());
  if (!Number.isInteger(first) || !Number.isInteger(count)) throw new UnreadablePdf('an object stream has no offsets');
  const places = bytes.toString('latin1', 0, first).trim().split(/\s+/).map(Number);
  for (let place = 0; place < count; place += 1) {
    const [number, offset] = [places[place * 2], places[place * 2 + 1]];
    if (number === undefined || offset === undefined) throw new UnreadablePdf('an object stream has too few offsets');
    const object = new PdfReader(bytes.subarray(first + offset), reading.context).parseObject();
    const problem = look(object, String(number), reading);
    if (problem !== null) return problem;
  }
  return null;
}

/** The file from where the data of a stream begin: its length is what the file says, and need not be true. */
function dataOf({ contents }: PDFRawStream, bytes: Buffer): Buffer {
  if (contents.buffer !== bytes.buffer) throw new UnreadablePdf('the data of a stream was copied');
  let at = contents.byteOffset - bytes.byteOffset;
  // Some readers skip blanks here; no compressed data begin with one.
  while (BLANKS.has(bytes[at] ?? -1)) at += 1;
  return bytes.subarray(at);
}

/** `data` begins where the stream does and continues to the end of the file. */
function lookAtStream({ dict }: PDFRawStream, data: Uint8Array, reading: Reading): PdfProblem | null {
  const isPicture = nameOf(dict.get(key('Subtype'))) === 'Image' && !dict.has(key('N'));
  const kind = packing(dict);
  if (dict.has(key('F'))) return 'active_content';
  if (holdsObjects(dict)) {
    if (kind === null || dict.has(key('DecodeParms')) || dict.has(key('DP')))
      throw new UnreadablePdf('an object stream uses an unsupported compression');
    const bytes = kind === 'flate' ? unpacked(data, reading) : Buffer.from(data);
    return problemInNames(bytes) ?? lookInside(bytes, dict, reading);
  }
  // Color profiles have a number of channels; some readers would take the objects of such a stream all the same.
  if (kind === null && dict.has(key('N'))) throw new UnreadablePdf('a stream uses an unsupported compression');
  if (isPicture || kind !== 'flate') return null;
  return problemInNames(unpacked(data, reading));
}

/** Where `obj` begins an object, with the number right before it, if any. */
function* objectsIn(bytes: Buffer): Generator<{ at: number; number: string | null }> {
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    if (bytes.toString('latin1', Math.max(0, at - 3), at) === 'end') continue;
    const before = bytes.toString('latin1', Math.max(0, at - 40), at);
    yield { at: at + 3, number: /(\d+)\s+\d+\s*$/.exec(before)?.[1]?.replace(/^0+(?=.)/, '') ?? null };
  }
}

/** Where something begins, after blanks and comments. */
function afterBlanks(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    while (BLANKS.has(bytes[at] ?? -1)) at += 1;
    if (bytes[at] !== PERCENT) return at;
    while (at < bytes.length && bytes[at] !== LINE_FEED && bytes[at] !== RETURN) at += 1;
  }
}

/** Dictionaries and lists; whatever else an object is shows its names in the plain bytes. */
function isRead(bytes: Buffer, from: number, number: string | null): boolean {
  const at = afterBlanks(bytes, from);
  return bytes[at] === LESS ? bytes[at + 1] === LESS : bytes[at] === BRACKET && number !== null;
}

/**
 * Reads every object of a file, wherever it is and whether or not the file's own table names it, and unpacks every stream that may
 * contain more of them. Throws for what cannot be read.
 */
function findProblem(bytes: Buffer): PdfProblem | null {
  const plain = problemInNames(bytes);
  if (plain !== null) return plain;
  const reading: Reading = {
    context: PDFContext.create(),
    started: new Set(),
    harmless: new Set(),
    others: new Set(),
    inflated: 0,
  };
  let read = 0;
  for (const { at, number } of objectsIn(bytes)) {
    if (!isRead(bytes, at, number)) continue;
    if (read > MAX_PASSES * bytes.length) throw new UnreadablePdf('its objects overlap');
    const reader = new PdfReader(bytes.subarray(at), reading.context);
    const object = reader.parseObject();
    read += reader.position;
    const problem =
      look(object, number, reading) ??
      (object instanceof PDFRawStream ? lookAtStream(object, dataOf(object, bytes), reading) : null);
    if (problem !== null) return problem;
  }
  const isHarmless = (number: string) => reading.harmless.has(number) && !reading.others.has(number);
  return [...reading.started].every(isHarmless) ? null : 'active_content';
}

/** What is wrong with a file, checked in this thread; `checkPdf` uses a worker thread. */
export function problemOf(bytes: Buffer): PdfProblem | null {
  try {
    return findProblem(bytes);
  } catch {
    // A more lenient reader might open what this one can't, so the file is refused.
    return 'unreadable';
  }
}
