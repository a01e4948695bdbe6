// Writes the documents of the demo's resource library and pictures of their first pages. See README.md.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '../browser/chromium.ts';
import { documents } from './src/documents/index.ts';
import { pageHtml } from './src/documents/page.ts';
import { fillPages, findOverflow, printPdf } from './src/documents/print.ts';
import { previewOf } from './src/pictures/preview.ts';
import { CONTENT, resourceEntry } from './src/records.ts';
import { printFontFaces } from './src/style.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { pages: { type: 'string' } } });
const wanted = documents.filter(({ slug }) => positionals.length === 0 || positionals.includes(slug));

const fonts = await printFontFaces();
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
try {
  const page = await browser.newPage({ viewport: { width: 816, height: 1056 }, deviceScaleFactor: 1 });
  await page.emulateMedia({ media: 'print' });
  for (const one of wanted) {
    const text = await readFile(join(CONTENT, `entries/resource/resource-${one.slug}.json`), 'utf8');
    const { title, summary, topic, kind, publishedAt } = resourceEntry.parse(JSON.parse(text)).fields;
    await page.setContent(pageHtml(one, { fonts, title, topic, month: publishedAt.slice(0, 7) }));
    await page.evaluate(() => document.fonts.ready);
    if (kind !== 'Form') await fillPages(page, 1.4);
    for (const problem of await findOverflow(page)) {
      process.exitCode = 1;
      process.stderr.write(`${one.slug}: ${problem}\n`);
    }
    const pdf = await printPdf(page, {
      title,
      summary,
      format: one.format,
      date: new Date(publishedAt),
      isForm: kind === 'Form',
    });
    await writeFile(join(CONTENT, `assets/resource-${one.slug}.pdf`), pdf);
    const sheets = await page.locator('.sheet').all();
    const pictures = await Promise.all(sheets.map((sheet) => sheet.screenshot()));
    const [first] = pictures;
    if (!first) throw new Error(`${one.slug} has no page.`);
    const preview = await previewOf(first);
    await writeFile(join(CONTENT, `assets/resource-${one.slug}-preview.webp`), preview);
    if (values.pages !== undefined) {
      await mkdir(values.pages, { recursive: true });
      for (const [index, picture] of pictures.entries())
        await writeFile(join(values.pages, `${one.slug}-${index + 1}.png`), picture);
    }
    const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
    process.stdout.write(`${one.slug}: ${pictures.length} pages, ${kB(pdf.length)}, preview ${kB(preview.length)}\n`);
  }
} finally {
  await browser.close();
}
