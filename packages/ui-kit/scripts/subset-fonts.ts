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
const latin = `${ascii}${range(0xa0, 0xff)}Œœ–—‘’“”•…€™−`;
/** The characters of request ids, SKUs, keys and code samples. */
const codes = `${ascii}\u00a0·×–—‘’“”…`;
const features = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum', 'pnum'];

const families = [
  {
    file: 'regen-serif.woff2',
    name: 'Regen Serif',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    license: '@fontsource-variable/newsreader/LICENSE',
    licenseFile: 'OFL-newsreader.txt',
    text: latin,
    features,
    axes: { wght: { min: 400, max: 600 }, opsz: 44 },
    fallback: 'Times New Roman',
  },
  {
    file: 'regen-sans.woff2',
    name: 'Regen Sans',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    license: '@fontsource-variable/source-sans-3/LICENSE',
    licenseFile: 'OFL-source-sans-3.txt',
    text: latin,
    features,
    axes: { wght: { min: 400, max: 700 } },
    fallback: 'Arial',
  },
  {
    file: 'regen-mono.woff2',
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
  await writeFile(out(family.file), woff2);
  await writeFile(out(family.licenseFile), await readFile(require.resolve(family.license)));
  metrics[family.name] = fallbackFor(readMetrics(sfnt), family.fallback);
  total += woff2.length;
  process.stdout.write(`${family.file} ${(woff2.length / 1000).toFixed(1)} kB\n`);
}
await writeFile(
  out('metrics.ts'),
  `// Written by scripts/subset-fonts.ts: how each local font is stretched to take the place of ours while it loads.\nexport const fallbackMetrics = ${JSON.stringify(metrics, null, 2)} as const;\n`,
);
process.stdout.write(`total ${(total / 1000).toFixed(1)} kB\n`);
