import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { decodeFont } from '../../scripts/decode-font.ts';
import { fallbackFor, hasGlyph, readMetrics } from '../../scripts/font-metrics.ts';
import { fallbackMetrics, unicodeRanges } from '../fonts/metrics.ts';
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

const weights = ['serif', 'serif-medium', 'sans'];
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i));
const pointsOf = (range: string) =>
  range.split(',').flatMap((span) => {
    const [from = 0, to = from] = span
      .replace('U+', '')
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
  });

it.each(weights)(
  '%s has every printable ASCII character in one of its files, and what browsers load each for',
  async (family) => {
    const hasCommon = hasGlyph(await decodeFont(read(family)));
    const hasRare = hasGlyph(await decodeFont(read(`${family}-rare`)));
    const common = pointsOf(unicodeRanges.common);
    const rare = pointsOf(unicodeRanges.rare);
    expect(common.filter((character) => !hasCommon(character))).toEqual([]);
    expect(rare.filter((character) => !hasRare(character))).toEqual([]);
    expect(rare.filter((character) => common.includes(character))).toEqual([]);
    expect(ascii.filter((character) => ![...common, ...rare].includes(character))).toEqual([]);
    expect(hasCommon('漢')).toBe(false);
  },
);

it('mono has every printable ASCII character', async () => {
  const has = hasGlyph(await decodeFont(read('mono')));
  expect(ascii.filter((character) => !has(character))).toEqual([]);
});

it('decodes several fonts at once as it does one', async () => {
  const one = await decodeFont(read('mono'));
  const several = await Promise.all(['mono', 'serif', 'sans'].map((family) => decodeFont(read(family))));
  expect(Buffer.compare(several[0] ?? Buffer.of(), one)).toBe(0);
});

it('keeps each preloaded file within what a connection carries at once', () => {
  // Ten segments, less the headers of the response.
  for (const family of weights) expect(read(family).length).toBeLessThanOrEqual(14_100);
  expect(read('mono').length).toBeLessThanOrEqual(6000);
});

it('draws no SVG with text in a system font', () => {
  const sources = join(import.meta.dirname, '..');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const drawn = files.filter((file) => /<text[^>]* font-family=/.test(readFileSync(join(sources, file), 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(drawn).toEqual([]);
});
