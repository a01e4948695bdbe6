import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

/** Why a file is not taken; null when it is. */
export type PdfProblem = 'not_pdf' | 'encrypted' | 'active_content';

const inflated = promisify(inflate);
const MOST_STREAMS = 20_000;
const MOST_INFLATED = 32 * 1024 * 1024;
/** How far before its data the dictionary of a stream is looked for. */
const DICTIONARY = 2_000;

/** Names may be written with hex escapes (ISO 32000-1 §7.3.5): `/J#61vaScript` is `/JavaScript`. */
function plainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

// `/JS` alone is too short to look for among compressed bytes; every action that runs a script also says what it is.
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|XFA)(?![0-9A-Za-z])/;
const ENCRYPTED = /\/Encrypt(?![0-9A-Za-z])/;

function problemOf(text: string): PdfProblem | null {
  const plain = plainNames(text);
  if (ENCRYPTED.test(plain)) return 'encrypted';
  return ACTIVE.test(plain) ? 'active_content' : null;
}

/** Objects inside compressed object streams (§7.5.7), where the plain text of the file does not show them. */
async function hiddenObjects(bytes: Buffer, text: string): Promise<string | null> {
  const parts: string[] = [];
  let streams = 0;
  let total = 0;
  for (const { index } of text.matchAll(/(?<!end)stream[\r\n]/g)) {
    if ((streams += 1) > MOST_STREAMS) return null;
    const before = text.slice(Math.max(0, index - DICTIONARY), index);
    const dictionary = plainNames(before.slice(before.lastIndexOf('obj')));
    if (!/\/ObjStm(?![0-9A-Za-z])/.test(dictionary) || !dictionary.includes('/Filter')) continue;
    if (!/\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])(?![0-9A-Za-z])/.test(dictionary)) return null;
    if (dictionary.includes('/DecodeParms')) return null;
    const start = index + 'stream'.length + (text.startsWith('\r\n', index + 'stream'.length) ? 2 : 1);
    const end = text.indexOf('endstream', start);
    if (end < 0) return null;
    try {
      const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MOST_INFLATED - total };
      const object = await inflated(bytes.subarray(start, end), options);
      total += object.length;
      parts.push(object.toString('latin1'));
    } catch {
      return null;
    }
    if (total >= MOST_INFLATED) return null;
  }
  return parts.join('\n');
}

/**
 * Looks at the content of a file that says it is a PDF: it begins and ends like one, can be read without a password, and
 * carries no scripts, files or programs to start. What cannot be looked into is refused like what is active.
 */
export async function checkPdf(bytes: Buffer): Promise<PdfProblem | null> {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return 'not_pdf';
  if (!bytes.subarray(-1024).includes('%%EOF')) return 'not_pdf';
  const text = bytes.toString('latin1');
  const problem = problemOf(text);
  if (problem !== null) return problem;
  const hidden = await hiddenObjects(bytes, text);
  return hidden === null ? 'active_content' : problemOf(hidden);
}
