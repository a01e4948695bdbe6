import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

/** Why a file is not taken; null when it is. */
export type PdfProblem = 'not_pdf' | 'encrypted' | 'active_content';

const inflated = promisify(inflate);
const MOST_STREAMS = 20_000;
const MOST_INFLATED = 32 * 1024 * 1024;
/** How far before its data the dictionary of a stream is looked for. */
const DICTIONARY = 2_000;

const HASH = 0x23;

function hexDigit(code: number | undefined): number {
  if (code === undefined) return -1;
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/**
 * Names may be written with hex escapes (ISO 32000-1 §7.3.5): `/J#61vaScript` is `/JavaScript`. Byte by byte, because a
 * file may consist of nothing but escapes, and a replacement by pattern would then take seconds.
 */
function plainNames(bytes: Buffer): string {
  const first = bytes.indexOf(HASH);
  if (first < 0) return bytes.toString('latin1');
  const plain = Buffer.from(bytes);
  let length = first;
  for (let at = first; at < bytes.length; at += 1) {
    const high = bytes[at] === HASH ? hexDigit(bytes[at + 1]) : -1;
    const low = high < 0 ? -1 : hexDigit(bytes[at + 2]);
    plain[length] = low < 0 ? (bytes[at] ?? 0) : high * 16 + low;
    length += 1;
    if (low >= 0) at += 2;
  }
  return plain.toString('latin1', 0, length);
}

// `/JS` alone is too short to look for among compressed bytes; every action that runs a script also says what it is.
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|XFA)(?![0-9A-Za-z])/;
const ENCRYPTED = /\/Encrypt(?![0-9A-Za-z])/;

function problemOf(bytes: Buffer): PdfProblem | null {
  const plain = plainNames(bytes);
  if (ENCRYPTED.test(plain)) return 'encrypted';
  return ACTIVE.test(plain) ? 'active_content' : null;
}

/** Objects inside compressed object streams (§7.5.7), where the plain text of the file does not show them. */
async function hiddenProblem(bytes: Buffer): Promise<PdfProblem | null> {
  const text = bytes.toString('latin1');
  let streams = 0;
  let total = 0;
  let end = 0;
  for (const { index } of text.matchAll(/(?<!end)stream[\r\n]/g)) {
    if ((streams += 1) > MOST_STREAMS) return 'active_content';
    const before = bytes.subarray(Math.max(0, index - DICTIONARY), index);
    const dictionary = plainNames(before.subarray(Math.max(0, before.lastIndexOf('obj'))));
    if (!/\/ObjStm(?![0-9A-Za-z])/.test(dictionary) || !dictionary.includes('/Filter')) continue;
    if (!/\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])(?![0-9A-Za-z])/.test(dictionary))
      return 'active_content';
    if (dictionary.includes('/DecodeParms')) return 'active_content';
    const start = index + 'stream'.length + (text.startsWith('\r\n', index + 'stream'.length) ? 2 : 1);
    // One end may follow many beginnings; looking for it again each time could take minutes.
    if (end < start) end = text.indexOf('endstream', start);
    if (end < 0) return 'active_content';
    try {
      const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MOST_INFLATED - total };
      const object = await inflated(bytes.subarray(start, end), options);
      total += object.length;
      const problem = problemOf(object);
      if (problem !== null) return problem;
    } catch {
      return 'active_content';
    }
    if (total >= MOST_INFLATED) return 'active_content';
  }
  return null;
}

/**
 * Looks at the content of a file that says it is a PDF: it begins and ends like one, can be read without a password, and
 * carries no scripts, files or programs to start. What cannot be looked into is refused like what is active.
 */
export async function checkPdf(bytes: Buffer): Promise<PdfProblem | null> {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return 'not_pdf';
  if (!bytes.subarray(-1024).includes('%%EOF')) return 'not_pdf';
  return problemOf(bytes) ?? hiddenProblem(bytes);
}
