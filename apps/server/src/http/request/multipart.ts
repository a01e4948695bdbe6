import { refuse } from '../../refuse.ts';
import type { HttpError } from '../../refuse.ts';

/** One part of a form, as it arrived. `filename` is null for plain fields. */
export interface Part {
  name: string;
  filename: string | null;
  contentType: string;
  bytes: Buffer;
}

const CRLF = Buffer.from('\r\n');
const HEADERS_END = Buffer.from('\r\n\r\n');
/** Everything that browsers write before a part fits many times. */
const MAX_HEADER_BYTES = 8 * 1024;

function malformedForm(reason: string): HttpError {
  return refuse('malformed_form', `The form cannot be read: ${reason}.`);
}

/** RFC 2046, 5.1.1, from a `Content-Type` header. */
export function boundaryOf(contentType: string | undefined): Buffer {
  const found = /;\s*boundary\s*=\s*(?:"([^"\r\n]*)"|([^\s;"]+))/i.exec(contentType ?? '');
  const boundary = found?.[1] ?? found?.[2] ?? '';
  if (!/^[0-9A-Za-z'()+_,\-./:=? ]{0,69}[0-9A-Za-z'()+_,\-./:=?]$/.test(boundary)) {
    throw malformedForm('its content type names no boundary');
  }
  return Buffer.from(`--${boundary}`, 'latin1');
}

const PARAMETER = /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s";]*))\s*/gy;

/** The parameters of a `Content-Disposition`. Browsers write a quote inside a name as `%22`, curl as `\"`. */
function dispositionOf(value: string): Map<string, string> | null {
  const kind = /^form-data\s*/i.exec(value);
  if (!kind) return null;
  const found = new Map<string, string>();
  PARAMETER.lastIndex = kind[0].length;
  for (let at = PARAMETER.lastIndex; at < value.length; at = PARAMETER.lastIndex) {
    const match = PARAMETER.exec(value);
    const key = match?.[1]?.toLowerCase();
    if (!match || key === undefined || found.has(key)) return null;
    const text = match[2]?.replace(/\\(["\\])/g, '$1') ?? match[3] ?? '';
    found.set(
      key,
      text.replace(/%(22|0d|0a)/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    );
  }
  return found;
}

function headersOf(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (colon < 1 || !/^[\w-]+$/.test(name) || /[\0\r\n]/.test(line)) {
      throw malformedForm('a part has a broken header');
    }
    if (headers.has(name)) throw malformedForm(`a part has two ${name} headers`);
    headers.set(name, line.slice(colon + 1).trim());
  }
  return headers;
}

export function decodeText(bytes: Buffer): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw malformedForm('a part is not UTF-8');
  }
  if (text.includes('\0')) throw malformedForm('a part has a null character');
  return text;
}

function partOf(head: Buffer, bytes: Buffer): Part {
  const headers = headersOf(decodeText(head));
  const disposition = dispositionOf(headers.get('content-disposition') ?? '');
  const name = disposition?.get('name');
  if (name === undefined || name === '') throw malformedForm('a part has no name');
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase() ?? 'binary';
  if (!['7bit', '8bit', 'binary'].includes(encoding)) throw malformedForm(`parts in ${encoding} are not read`);
  const contentType = (headers.get('content-type') ?? 'text/plain').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return { name, filename: disposition?.get('filename') ?? null, contentType, bytes };
}

/**
 * Parses a whole `multipart/form-data` body (RFC 7578). Written here, on the bytes in memory, because streaming parsers skip a part they
 * cannot read, so that a file could be lost silently; this one refuses with 400. The bytes of the parts are views of `body`.
 */
export function readMultipart(body: Buffer, delimiter: Buffer, maxParts: number): Part[] {
  const parts: Part[] = [];
  const between = Buffer.concat([CRLF, delimiter]);
  let at = 0;
  if (body.subarray(0, 2).equals(CRLF)) at = 2;
  if (!body.subarray(at, at + delimiter.length).equals(delimiter))
    throw malformedForm('it does not start with its boundary');
  at += delimiter.length;
  for (;;) {
    const mark = body.toString('latin1', at, at + 2);
    if (mark === '--') break;
    if (mark !== '\r\n') throw malformedForm('a boundary is broken');
    if (parts.length >= maxParts) {
      throw refuse('too_many_parts', `A form has at most ${maxParts} parts.`);
    }
    at += 2;
    const headEnd = body.indexOf(HEADERS_END, at);
    if (headEnd < 0) throw malformedForm('it ends inside a part');
    if (headEnd - at > MAX_HEADER_BYTES) throw malformedForm('the headers of a part are too long');
    const head = body.subarray(at, headEnd);
    if (head.includes(delimiter)) throw malformedForm('a part has no body');
    const start = headEnd + HEADERS_END.length;
    // The line break before a boundary belongs to the boundary, and an empty part has one of its own.
    const end = body.indexOf(between, start);
    if (end < 0) throw malformedForm('it ends inside a part');
    parts.push(partOf(head, body.subarray(start, end)));
    at = end + between.length;
  }
  const rest = body.toString('latin1', at + 2);
  if (rest !== '' && rest !== '\r\n') throw malformedForm('something follows its end');
  return parts;
}
