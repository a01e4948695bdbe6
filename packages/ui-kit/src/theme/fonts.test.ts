import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { decodeFont } from '../../scripts/decode-font.ts';
import { fallbackFor, hasGlyph, readMetrics } from '../../scripts/font-metrics.ts';
import { fallbackMetrics } from '../fonts/metrics.ts';
import { scales } from './scales.ts';

const families = Object.keys(scales.font) as (keyof typeof scales.font)[];
const folder = join(import.meta.dirname, '../fonts');
const read = (family: string) => readFileSync(join(folder, `regen-${family}.woff2`));

it.each(families)('%s names our font, then a fallback with its metrics', async (family) => {
  const [ours = '', fallback] = scales.font[family].split(', ').map((name) => name.replaceAll("'", ''));
  expect(fallback).toBe(`${ours} Fallback`);
  const metrics = fallbackMetrics[ours as keyof typeof fallbackMetrics];
  expect(metrics).toEqual(fallbackFor(readMetrics(await decodeFont(read(family))), metrics.local[0]));
});

it.each(['newsreader', 'source-sans-3', 'source-code-pro'])('%s comes with its license', (name) => {
  expect(existsSync(join(folder, `OFL-${name}.txt`))).toBe(true);
});

it.each(families)('%s has every printable ASCII character', async (family) => {
  const has = hasGlyph(await decodeFont(read(family)));
  const printable = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i));
  expect(printable.filter((character) => !has(character))).toEqual([]);
  expect(has('漢')).toBe(false);
});

it('decodes several fonts at once as it does one', async () => {
  const one = await decodeFont(read('mono'));
  const several = await Promise.all(['mono', 'serif', 'sans'].map((family) => decodeFont(read(family))));
  expect(Buffer.compare(several[0] ?? Buffer.of(), one)).toBe(0);
});

it('preloads 60 kB, and takes 6 kB more for code', () => {
  expect(read('sans').length + read('serif').length).toBeLessThanOrEqual(60_300);
  expect(read('mono').length).toBeLessThanOrEqual(6000);
});

it('draws no SVG with text in a system font', () => {
  const sources = join(import.meta.dirname, '..');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const drawn = files.filter((file) => /<text[^>]* font-family=/.test(readFileSync(join(sources, file), 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(drawn).toEqual([]);
});
