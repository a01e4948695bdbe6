const HASH = 0x23;

function hexDigit(code: number | undefined): number {
  if (code === undefined) return -1;
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/**
 * Names may be written with hex escapes (ISO 32000-1, 7.3.5): `/J#61vaScript` is `/JavaScript`. Byte by byte, because a
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
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|XFA|SubmitForm|ImportData|GoToE)(?![0-9A-Za-z])/;
const ENCRYPTED = /\/Encrypt(?![0-9A-Za-z])/;

/** Names that no file may contain, anywhere: in an object, in a string, in a part that no reader would check. */
export function problemInNames(bytes: Buffer): 'encrypted' | 'active_content' | null {
  const plain = plainNames(bytes);
  if (ENCRYPTED.test(plain)) return 'encrypted';
  return ACTIVE.test(plain) ? 'active_content' : null;
}
