import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { decodeFont } from '../../scripts/decode-font.ts';
import { fallbackFor, hasGlyph, readMetrics } from '../../scripts/font-metrics.ts';
import { fallbackMetrics } from '../fonts/metrics.ts';
import { openStory } from '../testing/story.ts';
import { scales } from './scales.ts';

const families = Object.keys(scales.font) as (keyof typeof scales.font)[];
const folder = join(import.meta.dirname, '../fonts');
const read = (family: string) => readFileSync(join(folder, `regen-${family}.woff2`));

it.each(families)('%s names a font of ours, then one that takes the same room', async (family) => {
  const [ours = '', fallback] = scales.font[family].split(', ').map((name) => name.replaceAll("'", ''));
  expect(fallback).toBe(`${ours} Fallback`);
  const metrics = fallbackMetrics[ours as keyof typeof fallbackMetrics];
  expect(metrics).toEqual(fallbackFor(readMetrics(await decodeFont(read(family))), metrics.local[0]));
});

it.each(['newsreader', 'source-sans-3', 'source-code-pro'])('the license of %s lies beside it', (name) => {
  expect(existsSync(join(folder, `OFL-${name}.txt`))).toBe(true);
});

it.each(families)('%s draws every character of a keyboard', async (family) => {
  const has = hasGlyph(await decodeFont(read(family)));
  const keys = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i));
  expect(keys.filter((key) => !has(key))).toEqual([]);
  expect(has('漢')).toBe(false);
});

it('weighs 60 kB in what every page loads, and 6 kB more for codes', () => {
  expect(read('sans').length + read('serif').length).toBeLessThanOrEqual(60_300);
  expect(read('mono').length).toBeLessThanOrEqual(6000);
});

it('loads the font of codes with the first code', async () => {
  const page = await openStory('actions-button--values', { ownPage: true });
  const loaded = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return Array.from(document.fonts)
        .filter(({ status }) => status !== 'unloaded')
        .map(({ family }) => family.replaceAll(/["']/g, ''));
    });
  expect(await loaded()).not.toContain('Regen Mono');
  await page.evaluate(() => {
    const code = document.createElement('code');
    code.textContent = 'GM3201';
    document.body.append(code);
  });
  await expect.poll(loaded).toContain('Regen Mono');
});
