// Draws the pictures, logos and banners of the demo's resource library. See README.md.
import { strToU8, zipSync } from 'fflate';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { stillLifeSvg } from '../../packages/demo-store/drawing/editorial/still-life.ts';
import { letters } from '../../packages/ui-kit/src/components/Logo/letters.ts';
import { chromiumArgs, findChromium } from '../browser/chromium.ts';
import { ink } from './src/figures/svg.ts';
import { altTexts, bannerHtml, banners } from './src/pictures/banners.ts';
import { previewOf } from './src/pictures/preview.ts';
import { CONTENT } from './src/records.ts';

async function write(slug: string, ending: string, file: Uint8Array, preview: Buffer): Promise<void> {
  await writeFile(join(CONTENT, `assets/resource-${slug}.${ending}`), file);
  await writeFile(join(CONTENT, `assets/resource-${slug}-preview.webp`), await previewOf(preview));
  process.stdout.write(`${slug}: ${(file.length / 1000).toFixed(1)} kB\n`);
}

const logos = [
  ['logo-indigo', ink.indigo, ink.sand],
  ['logo-white', '#ffffff', ink.indigo],
] as const;
for (const [slug, color, ground] of logos) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 113 24" width="2000" fill="none" stroke="${color}" stroke-width="1.9" stroke-miterlimit="2"><path d="${letters}"/></svg>`;
  const logo = await sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();
  const small = await sharp(logo).resize({ width: 520 }).toBuffer();
  const preview = await sharp({ create: { width: 720, height: 480, channels: 3, background: ground } })
    .composite([{ input: small }])
    .png()
    .toBuffer();
  await write(slug, 'png', logo, preview);
}

const pictures = [
  [
    'range-picture',
    'sand',
    [
      ['1103', 20],
      ['1407', 150],
      ['1503', 40],
      ['1404', 110],
      ['1801', 0],
    ],
  ],
  [
    'clinical-line-picture',
    'charcoal',
    [
      ['GRX1905', 60],
      ['GRX1414', 150],
      ['GRX1902', 0],
      ['GRX1415', 90],
    ],
  ],
] as const;
for (const [slug, palette, group] of pictures) {
  const svg = stillLifeSvg(palette, group, { width: 1600, height: 900 });
  const picture = await sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 84, effort: 6 }).toBuffer();
  await write(slug, 'webp', picture, picture);
}

const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
try {
  const page = await browser.newPage();
  const files: Record<string, Uint8Array> = { 'alternative-texts.txt': strToU8(altTexts) };
  let preview: Buffer | null = null;
  for (const banner of banners) {
    await page.setViewportSize(banner);
    await page.setContent(bannerHtml(banner));
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot();
    preview ??= picture;
    files[`${banner.name}.webp`] = await sharp(picture).webp({ quality: 76, effort: 6 }).toBuffer();
  }
  if (!preview) throw new Error('There is no banner.');
  // A fixed date, so that the same banners are the same file.
  await write('web-banners', 'zip', zipSync(files, { mtime: '2026-08-10T12:00:00Z', level: 9 }), preview);
} finally {
  await browser.close();
}
