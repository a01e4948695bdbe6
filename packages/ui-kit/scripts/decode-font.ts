import { createRequire } from 'node:module';

interface Fontverter {
  convert: (font: Uint8Array, format: 'sfnt') => Promise<Uint8Array>;
}

// The package has no types of its own.
const fontverter = createRequire(import.meta.url)('fontverter') as Fontverter;

// The decoder reuses its output buffer, so calls run one at a time.
let last: Promise<unknown> = Promise.resolve();

/** Unpacks a WOFF2 into the tables of TrueType, which can be measured and installed. */
export function decodeFont(woff2: Uint8Array): Promise<Uint8Array> {
  const decoded = last.then(() => fontverter.convert(woff2, 'sfnt'));
  last = decoded.catch(() => undefined);
  return decoded;
}
