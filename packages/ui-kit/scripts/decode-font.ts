import { createRequire } from 'node:module';

interface Fontverter {
  convert: (font: Uint8Array, format: 'sfnt') => Promise<Uint8Array>;
}

// The package has no types of its own.
const fontverter = createRequire(import.meta.url)('fontverter') as Fontverter;

/** Unpacks a WOFF2 into the tables of TrueType, which are what measures it and what a system can install. */
export const decodeFont = (woff2: Uint8Array): Promise<Uint8Array> => fontverter.convert(woff2, 'sfnt');
