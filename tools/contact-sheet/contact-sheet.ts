// Photographs every screen of the built store in three themes and two sizes, for review. `npm run contact-sheet`, or `npm run
// contact-sheet -- --sizes 320,768 --themes dark --only home,cart --url http://…`. The pictures and the sheet are in
// `.cache/contact-sheet`.
import { createRegen } from '@regen/sdk';
import { createMemorySession } from '@regen/sdk/session';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { chromiumArgs, findChromium } from '../browser/chromium.ts';
import { openServer, type OpenServer } from '../server/open-server.ts';
import { screens, settle } from './screens.ts';
import { sheetHtml } from './sheet.ts';
import type { Shot } from './sheet.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/contact-sheet');
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '390,1280' },
    themes: { type: 'string', default: 'light,dark,contrast' },
    only: { type: 'string', default: '' },
    url: { type: 'string' },
    /** Longer pages are cut off here. */
    height: { type: 'string', default: '2600' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const themes = values.themes.split(',');
const only = new Set(values.only.split(',').filter(Boolean));
/** What is photographed, and how to get there. */
const opened = new Set<string>();
for (const name of only.size > 0 ? only : screens.map((screen) => screen.name)) {
  for (let step: string | undefined = name; step; step = screens.find((each) => each.name === step)?.after)
    opened.add(step);
}

async function openStore(): Promise<OpenServer> {
  if (values.url !== undefined) return { url: values.url.replace(/\/$/, ''), stop: async () => undefined };
  const data = join(root, '.cache/contact-sheet-data');
  mkdirSync(data, { recursive: true });
  return openServer(data, { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' });
}

/** A recommendation to show. */
async function shareBundle(url: string): Promise<string> {
  const session = createMemorySession();
  const regen = createRegen({
    baseUrl: `${url}/api/v1/regen`,
    clientKey: 'regen-storefront',
    browserId: randomUUID(),
    session,
  });
  session.start(await regen.sessions.create({ email: 'dana@lumenclinic.example', password: 'regen-demo-2026' }));
  const { url: link } = await regen.recommendations.create({
    id: session.current()?.userId ?? '',
    bundleName: 'Evening reset',
    items: ['1101', '1101', '1401'],
    instructions:
      'EVENING\n1. Quiet Milk Cleanser, for one minute.\n2. Three drops of serum.\n\nWrite to me when it burns.',
  });
  return new URL(link).pathname;
}

async function photograph(browser: Browser, url: string, theme: string, width: number): Promise<Shot[]> {
  const isPhone = width < 768;
  const height = isPhone ? 844 : 900;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'en-US',
    timezoneId: 'America/Denver',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  await context.addCookies([{ name: 'theme', value: theme, url }]);
  const page: Page = await context.newPage();
  const shots: Shot[] = [];
  for (const { name, open } of screens) {
    if (!opened.has(name)) continue;
    try {
      await open(page);
      if (only.size > 0 && !only.has(name)) continue;
      await settle(page);
      const full = await page.evaluate(() => document.documentElement.scrollHeight);
      // An overlay is in the viewport, not in the page.
      const isOver = (await page.getByRole('dialog').filter({ visible: true }).count()) > 0;
      const clip = { x: 0, y: 0, width, height: isOver ? height : Math.min(full, Number(values.height)) };
      // Sticky elements would otherwise appear in the middle of the picture.
      if (!isOver) await page.evaluate(() => scrollTo(0, 0));
      const file = `${name}.${theme}.${width}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: !isOver, ...(isOver ? {} : { clip }) });
      shots.push({ name, theme, width, file });
    } catch (error) {
      console.error(`${name}, ${theme}, ${width}: ${String(error).split('\n')[0]}`);
      process.exitCode = 1;
    }
  }
  await context.close();
  return shots;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const store = await openStore();
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
try {
  process.env['CONTACT_SHEET_BUNDLE'] = await shareBundle(store.url);
  const shots: Shot[] = [];
  for (const width of sizes) {
    for (const theme of themes) {
      shots.push(...(await photograph(browser, store.url, theme, width)));
      console.log(`${width} px, ${theme}: ${shots.length} pictures so far`);
    }
  }
  writeFileSync(join(folder, 'index.html'), sheetHtml(shots));
  const page = await browser.newPage({ viewport: { width: 2400, height: 1200 } });
  await page.goto(`file://${join(folder, 'index.html')}`, { waitUntil: 'load' });
  await page.screenshot({ path: join(folder, 'index.png'), fullPage: true });
  console.log(`${shots.length} pictures: .cache/contact-sheet/index.html`);
} finally {
  await browser.close();
  await store.stop();
}
