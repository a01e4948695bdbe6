// Draws the videos, captions and posters of the demo's webinars. See README.md.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { chromiumArgs, findChromium } from '../browser/chromium.ts';
import { CONTENT } from './src/records.ts';
import { slides } from './src/slides/index.ts';
import { captionsOf } from './src/video/captions.ts';
import { drawVideo } from './src/video/encode.ts';
import { page as stage, SIZE, titleCard } from './src/video/frame.ts';
import { readWebinar } from './src/video/webinar.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const wanted = Object.entries(slides).filter(([slug]) => positionals.length === 0 || positionals.includes(slug));

const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
try {
  const page = await browser.newPage({ viewport: SIZE });
  // Encoders exist for secure pages only; this one has no origin.
  await page.route('https://webinar.invalid/', (route) => route.fulfill({ contentType: 'text/html', body: stage }));
  await page.goto('https://webinar.invalid/');
  for (const [slug, own] of wanted) {
    const webinar = await readWebinar(slug);
    const file = (ending: string) => join(CONTENT, `assets/webinar-${slug}.${ending}`);
    await page.locator('main').evaluate((main, content) => (main.innerHTML = content), titleCard(webinar));
    await page.evaluate(() => document.fonts.ready);
    await sharp(await page.screenshot())
      .webp({ quality: 82, effort: 6 })
      .toFile(file('webp'));
    await writeFile(file('vtt'), captionsOf(webinar));
    const video = await drawVideo(page, webinar, own);
    await writeFile(file('webm'), video);
    process.stdout.write(`${slug}: ${webinar.seconds} s, ${(video.length / 1000).toFixed(1)} kB\n`);
  }
} finally {
  await browser.close();
}
