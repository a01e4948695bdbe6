// Cuts the families down to what a Latin storefront prints, and writes the fallback metrics beside them.
// Run with `npm run fonts -w @regen/ui-kit` after changing a font's version; the results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { decodeFont } from './decode-font.ts';
import { fallbackFor, hasGlyph, readMetrics } from './font-metrics.ts';

const require = createRequire(import.meta.url);
const out = (name: string) => fileURLToPath(new URL(`../src/fonts/${name}`, import.meta.url));

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const ascii = range(0x20, 0x7e);
const latin = `${ascii}${range(0xa0, 0xff)}Œœ–—‘’“”…•€™−`;
/** What nearly every page prints. Each file with it, and the headers of its response, fit into what a server sends before it hears from the browser again: 14.6 kB. */
const common = `${[...ascii].filter((character) => !'"#*<=>@[\\]^_`{|}~'.includes(character)).join('')}\u00a0©°·×–—‘’“”…`;
const rare = [...latin].filter((character) => !common.includes(character)).join('');
/** The characters of request ids, SKUs, keys and code samples. */
const codes = `${ascii}\u00a0·×–—‘’“”…`;
const features = ['kern', 'liga', 'tnum', 'lnum', 'pnum'];

/** A family's file for what nearly every page uses, and one that browsers load for any other character. */
const inTwo = <File extends string, Rest extends object>(file: File, rest: Rest) =>
  [
    { ...rest, file, text: common },
    { ...rest, file: `${file}-rare`, text: rare },
  ] as const;

const serif = {
  name: 'Regen Serif',
  source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
  license: '@fontsource-variable/newsreader/LICENSE',
  licenseFile: 'OFL-newsreader.txt',
  features,
  fallback: 'Times New Roman',
} as const;
const sans = {
  name: 'Regen Sans',
  source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  license: '@fontsource-variable/source-sans-3/LICENSE',
  licenseFile: 'OFL-source-sans-3.txt',
  features,
  fallback: 'Arial',
} as const;

const families = [
  // A file for each weight is half as large as one with both, and most pages begin with one of them.
  ...inTwo('regen-serif', { ...serif, axes: { wght: 400, opsz: 44 } }),
  ...inTwo('regen-serif-medium', { ...serif, axes: { wght: 500, opsz: 44 } }),
  ...inTwo('regen-sans', { ...sans, axes: { wght: { min: 400, max: 700 } } }),
  {
    file: 'regen-mono',
    name: 'Regen Mono',
    source: '@fontsource/source-code-pro/files/source-code-pro-latin-400-normal.woff2',
    license: '@fontsource/source-code-pro/LICENSE',
    licenseFile: 'OFL-source-code-pro.txt',
    text: codes,
    features: [],
    axes: {},
    fallback: 'Courier New',
  },
] as const;

/** As CSS names them: `U+41-5a,U+a0`. */
function unicodeRange(text: string): string {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const spans: [from: number, to: number][] = [];
  for (const point of points) {
    const last = spans.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else spans.push([point, point]);
  }
  return spans.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join(',');
}

const metrics: Record<string, unknown> = {};
let total = 0;
for (const family of families) {
  const source = await readFile(require.resolve(family.source));
  const woff2 = await subsetFont(source, family.text, {
    targetFormat: 'woff2',
    variationAxes: family.axes,
    keepFeatures: family.features,
    noHinting: true,
  });
  const sfnt = await decodeFont(woff2);
  const has = hasGlyph(sfnt);
  const missing = [...family.text].filter((character) => !has(character));
  if (missing.length > 0) throw new Error(`${family.source} has no ${missing.join(' ')}.`);
  await writeFile(out(`${family.file}.woff2`), woff2);
  await writeFile(out(family.licenseFile), await readFile(require.resolve(family.license)));
  // A family's first file has the letters that are measured.
  metrics[family.name] ??= fallbackFor(readMetrics(sfnt), family.fallback);
  total += woff2.length;
  process.stdout.write(`${family.file}.woff2 ${(woff2.length / 1000).toFixed(1)} kB\n`);
}
await writeFile(
  out('metrics.ts'),
  `// Written by scripts/subset-fonts.ts: how each local font is stretched to take the place of ours while it loads.\nexport const fallbackMetrics = ${JSON.stringify(metrics, null, 2)} as const;

/** For which characters each file of a family in several is loaded. */
export const unicodeRanges = ${JSON.stringify({ common: unicodeRange(common), rare: unicodeRange(rare) }, null, 2)} as const;\n`,
);
process.stdout.write(`total ${(total / 1000).toFixed(1)} kB\n`);
