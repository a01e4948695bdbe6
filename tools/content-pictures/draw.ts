// Draws the pictures of the demo's content in Chromium and writes them with their records into the content folder.
// `npm run content-pictures`, or `npm run content-pictures -- --only acids-by-size,back-clearing --draft` for small ones in
// `.cache/content-pictures`. `--records` writes titles and descriptions only.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { chromiumArgs, findChromium } from '../browser/chromium.ts';
import { drawPicture } from './canvas.ts';
import { pictures } from './scenes/index.ts';
import { shaderOf } from './shader.ts';

const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    draft: { type: 'boolean', default: false },
    records: { type: 'boolean', default: false },
  },
});
const only = values.only.split(',').filter(Boolean);
const chosen = pictures.filter(({ id }) => only.length === 0 || only.includes(id));
const assets = join(root, 'packages/demo-store/content/assets');
const folder = values.draft ? join(root, '.cache/content-pictures') : assets;
mkdirSync(folder, { recursive: true });

const wide = { width: 1600, height: 1000, drawn: 1200, maxBytes: 44_000 };
const portrait = { width: 640, height: 640, drawn: 640, maxBytes: 12_000 };

async function draw(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  for (const picture of chosen) {
    const { drawn, ...file } = picture.isPortrait === true ? portrait : wide;
    const started = performance.now();
    const order = values.draft
      ? { width: drawn * 0.4, height: (drawn * 0.4 * file.height) / file.width, drawn: drawn * 0.4, rays: 1 }
      : { ...file, drawn, rays: 3 };
    const webp = await page.evaluate(drawPicture, { shader: shaderOf(picture), maxBytes: file.maxBytes, ...order });
    const bytes = Buffer.from(webp, 'base64');
    writeFileSync(join(folder, `${picture.id}.webp`), bytes);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${picture.id}: ${String(bytes.length)} bytes, ${seconds} s\n`);
  }
}

if (!values.draft)
  for (const { id, title, description } of chosen)
    writeFileSync(
      join(assets, `${id}.json`),
      `${JSON.stringify({ title, description, file: `${id}.webp` }, null, 2)}\n`,
    );

if (!values.records) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // The graphics library that counts on the processor: the same pictures on every machine.
    args: [
      ...chromiumArgs.filter((each) => each !== '--disable-gpu'),
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  });
  try {
    await draw(browser);
  } finally {
    await browser.close();
  }
}
