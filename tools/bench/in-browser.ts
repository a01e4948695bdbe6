// What a user waits for in Chromium, against the built server: how soon a product is shown after the press on its tile, and how much
// script a keystroke in the search costs.
import { chromium } from 'playwright-core';
import type { CDPSession, Page } from 'playwright-core';
import { chromiumArgs, findChromium } from '../browser/chromium.ts';
import { medianOf } from './median.ts';

/** Milliseconds; over its limit a row fails the run. */
export interface BrowserRow {
  name: 'list-to-product' | 'keystroke';
  title: string;
  runs: number;
  median: number;
  worst: number;
  limit: number;
}

const BROWSER_LIMITS = { 'list-to-product': 100, keystroke: 16 } as const;
const RUNS = 20;
const PHRASE = 'vitamin c brightening serum';

const row = (name: BrowserRow['name'], title: string, values: readonly number[]): BrowserRow => ({
  name,
  title,
  runs: values.length,
  median: medianOf(values),
  worst: Math.max(...values),
  limit: BROWSER_LIMITS[name],
});

/** From the press on a tile to the end of the first frame with the heading of the product's page. */
async function listToProduct(page: Page, url: string, at: number): Promise<number> {
  await page.goto(`${url}/products`, { waitUntil: 'networkidle' });
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  const link = links.nth(at % (await links.count()));
  // What a user does before the press: the pointer rests on the tile, and the page is loaded in the meantime.
  await link.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    const shown = new Promise<number>((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp: began }) => {
          const look = () => {
            const now = document.querySelector('main h1');
            if (!now || now === before) return;
            observer.disconnect();
            // After the frame in which it is painted.
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - began);
              port2.postMessage(null);
            });
          };
          const observer = new MutationObserver(look);
          observer.observe(document, { childList: true, subtree: true });
        },
        { capture: true, once: true },
      );
    });
    Object.assign(globalThis, { shown });
  });
  await link.click();
  const shown = await page.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown);
  if (!/\/products\/\w+$/.test(page.url())) throw new Error(`The press led to ${page.url()}.`);
  return shown;
}

/** All the script that has run in the page, in milliseconds. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000;
}

/** Script between two keystrokes, including the resulting suggestions. */
async function keystrokes(page: Page, url: string): Promise<number[]> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByLabel('Search products').focus();
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.waitFor();
  // Shorter input has no suggestions.
  await page.keyboard.type(PHRASE.slice(0, 2));
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  // The time of the thread, which other programs on the machine do not lengthen.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const times: number[] = [];
  for (const letter of PHRASE.slice(2, RUNS + 2)) {
    const before = await scriptTime(session);
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    // A fast typist; the suggestions for this keystroke come in between.
    await new Promise((resolve) => setTimeout(resolve, 400));
    times.push((await scriptTime(session)) - before);
  }
  if ((await box.inputValue()) !== PHRASE.slice(0, RUNS + 2)) throw new Error('Letters were lost.');
  return times;
}

export async function measureBrowser(url: string, onRow: (row: BrowserRow) => void): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const shown: number[] = [];
    for (let at = 0; at < RUNS; at += 1) shown.push(await listToProduct(page, url, at));
    onRow(row('list-to-product', 'From the press in the list until the product is shown, preloaded', shown));
    onRow(row('keystroke', 'Script for a keystroke in the search', await keystrokes(page, url)));
  } finally {
    await browser.close();
  }
}

/** What takes longer than it may. */
export const overLimit = (rows: readonly BrowserRow[]): string[] =>
  rows
    .filter(({ median, limit }) => median >= limit)
    .map(({ title, median, limit }) => `${title}: ${median.toFixed(1)} ms, allowed are ${limit}.`);
