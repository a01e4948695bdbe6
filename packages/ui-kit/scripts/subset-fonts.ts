// Cuts the two families down to what a Latin storefront prints, and writes the fallback metrics beside them.
// Run with `npm run fonts -w @regen/ui-kit` after changing a font's version; the results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { fallbackFor, readMetrics } from './font-metrics.ts';

const require = createRequire(import.meta.url);
const out = (name: string) => fileURLToPath(new URL(`../src/fonts/${name}`, import.meta.url));

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const text = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŠšŽžŸ–—‘’“”•…€™−×→';

const families = [
  {
    file: 'regen-serif.woff2',
    name: 'Regen Serif',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    licence: '@fontsource-variable/newsreader/LICENSE',
    licenceFile: 'OFL-newsreader.txt',
    axes: { wght: { min: 400, max: 600 }, opsz: 44 },
    fallback: 'Times New Roman',
  },
  {
    file: 'regen-sans.woff2',
    name: 'Regen Sans',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    licence: '@fontsource-variable/source-sans-3/LICENSE',
    licenceFile: 'OFL-source-sans-3.txt',
    axes: { wght: { min: 400, max: 700 } },
    fallback: 'Arial',
  },
] as const;

const metrics: Record<string, unknown> = {};
let total = 0;
for (const family of families) {
  const source = await readFile(require.resolve(family.source));
  const woff2 = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: family.axes,
    keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum', 'pnum'],
    noHinting: true,
  });
  await writeFile(out(family.file), woff2);
  await writeFile(out(family.licenceFile), await readFile(require.resolve(family.licence)));
  metrics[family.name] = fallbackFor(readMetrics(await convert(woff2, 'sfnt')), family.fallback);
  total += woff2.length;
  process.stdout.write(`${family.file} ${(woff2.length / 1000).toFixed(1)} kB\n`);
}
await writeFile(
  out('metrics.ts'),
  `// Written by scripts/subset-fonts.ts: how each local font is stretched to take the place of ours while it loads.\nexport const fallbackMetrics = ${JSON.stringify(metrics, null, 2)} as const;\n`,
);
process.stdout.write(`total ${(total / 1000).toFixed(1)} kB\n`);
