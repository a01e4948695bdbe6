// Reads the few OpenType tables that decide how much room a line of text takes.

export interface FontMetrics {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean advance of running English text, in font units. */
  averageWidth: number;
}

/** Letters per thousand in running English text, spaces included. */
const frequency: Record<string, number> = {
  ' ': 180, a: 65, b: 12, c: 22, d: 34, e: 102, f: 18, g: 16, h: 49, i: 56, j: 1, k: 6, l: 33, m: 20, n: 57, o: 61,
  p: 15, q: 1, r: 49, s: 51, t: 74, u: 22, v: 8, w: 19, x: 1, y: 16, z: 1,
}; // prettier-ignore

/** The system fonts that stand in, as published in their own tables (ascent and descent from hhea). */
const systemFonts: Record<string, FontMetrics & { local: readonly string[] }> = {
  Arial: {
    unitsPerEm: 2048,
    ascent: 1854,
    descent: 434,
    lineGap: 67,
    averageWidth: 0,
    local: ['Arial', 'Liberation Sans', 'Arimo'],
  },
  'Times New Roman': {
    unitsPerEm: 2048,
    ascent: 1825,
    descent: 443,
    lineGap: 87,
    averageWidth: 0,
    local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
  },
  'Courier New': {
    unitsPerEm: 2048,
    ascent: 1705,
    descent: 615,
    lineGap: 0,
    averageWidth: 0,
    local: ['Courier New', 'Liberation Mono', 'Cousine'],
  },
};

/** Advance widths of ' ' and a–z, of 2048 units; the fonts share them with their metric-compatible twins. */
const systemWidths: Record<string, readonly number[]> = {
  Arial: [569, 1139, 1139, 1024, 1139, 1139, 569, 1139, 1139, 455, 455, 1024, 455, 1706, 1139, 1139, 1139, 1139, 682, 1024, 569, 1139, 1024, 1479, 1024, 1024, 1024],
  'Courier New': Array.from({ length: 27 }, () => 1229),
  'Times New Roman': [512, 909, 1024, 909, 1024, 909, 682, 1024, 1024, 569, 569, 1024, 569, 1593, 1024, 1024, 1024, 1024, 682, 797, 569, 1024, 1024, 1479, 1024, 1024, 909],
}; // prettier-ignore

const mean = (width: (character: string) => number): number => {
  let sum = 0;
  let weight = 0;
  for (const [character, share] of Object.entries(frequency)) {
    sum += width(character) * share;
    weight += share;
  }
  return sum / weight;
};

const viewOf = (sfnt: Uint8Array) => new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);

/** Where a table begins. */
function findTable(sfnt: Uint8Array, tag: string): number {
  const view = viewOf(sfnt);
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + i * 16;
    if (String.fromCharCode(...sfnt.subarray(at, at + 4)) === tag) return view.getUint32(at + 8);
  }
  throw new Error(`The font has no ${tag} table.`);
}

/** Tells whether a font can draw a character by itself. */
export function hasGlyph(sfnt: Uint8Array): (character: string) => boolean {
  const glyphOf = characterMap(viewOf(sfnt), findTable(sfnt, 'cmap'));
  return (character) => glyphOf(character.codePointAt(0) ?? 0) !== 0;
}

export function readMetrics(sfnt: Uint8Array): FontMetrics {
  const view = viewOf(sfnt);
  const table = (tag: string) => findTable(sfnt, tag);
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const longMetrics = view.getUint16(hhea + 34);
  const advance = (glyph: number) => view.getUint16(hmtx + 4 * Math.min(glyph, longMetrics - 1));
  const glyphOf = characterMap(view, table('cmap'));
  return {
    unitsPerEm: view.getUint16(table('head') + 18),
    ascent: view.getInt16(hhea + 4),
    descent: -view.getInt16(hhea + 6),
    lineGap: view.getInt16(hhea + 8),
    averageWidth: mean((character) => advance(glyphOf(character.codePointAt(0) ?? 0))),
  };
}

/** cmap format 4, which every font with a Windows BMP subtable carries. */
function characterMap(view: DataView, cmap: number): (code: number) => number {
  for (let i = 0; i < view.getUint16(cmap + 2); i++) {
    const at = cmap + view.getUint32(cmap + 8 + i * 8);
    if (view.getUint16(at) !== 4) continue;
    const segments = view.getUint16(at + 6) / 2;
    const ends = at + 14;
    const starts = ends + segments * 2 + 2;
    const deltas = starts + segments * 2;
    const offsets = deltas + segments * 2;
    return (code) => {
      for (let s = 0; s < segments; s++) {
        const start = view.getUint16(starts + s * 2);
        if (code > view.getUint16(ends + s * 2) || code < start) continue;
        const delta = view.getUint16(deltas + s * 2);
        const offset = view.getUint16(offsets + s * 2);
        if (offset === 0) return (code + delta) & 0xffff;
        const glyph = view.getUint16(offsets + s * 2 + offset + (code - start) * 2);
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
      }
      return 0;
    };
  }
  throw new Error('The font has no cmap subtable of format 4.');
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/** The `@font-face` descriptors that give `fallback` the width and line box of `font`. */
export function fallbackFor(font: FontMetrics, fallback: string) {
  const system = systemFonts[fallback];
  const widths = systemWidths[fallback];
  if (!system || !widths) throw new Error(`No metrics for ${fallback}.`);
  const letters = Object.keys(frequency);
  const fallbackWidth = mean((character) => widths[letters.indexOf(character)] ?? 0) / system.unitsPerEm;
  const sizeAdjust = font.averageWidth / font.unitsPerEm / fallbackWidth;
  return {
    local: system.local,
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: percent(font.ascent / font.unitsPerEm / sizeAdjust),
    descentOverride: percent(font.descent / font.unitsPerEm / sizeAdjust),
    lineGapOverride: percent(font.lineGap / font.unitsPerEm / sizeAdjust),
  };
}
