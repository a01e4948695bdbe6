import { chromium } from 'playwright-core';
import type { CDPSession, Page } from 'playwright-core';
import { chromiumArgs, findChromium } from '../../browser/chromium.ts';
import { watchPaint, type Watched } from './in-page.ts';
import { signIn } from './journeys.ts';
import { SLOW_4G_CPU_4 } from './profiles.ts';
import { centerOf, PATIENCE_MS, peopleOf, throttle, visit } from './visits.ts';

/** One request, in milliseconds from the press; a negative time is before it. */
interface WaterfallRequest {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

export interface WaterfallRow {
  /** How long the pointer rested on the link before the press. */
  readonly rest: number;
  readonly requests: readonly WaterfallRequest[];
  /** When the first order was painted. */
  readonly shown: number;
}

const START = '/b2b';
const REST_MS = 300;

/** Requests of the page, by the clock of the browser. */
function watchRequests(session: CDPSession): { since(pressed: number): WaterfallRequest[] } {
  const begun = new Map<string, { path: string; start: number; end: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const { pathname } = new URL(request.url);
    begun.set(requestId, { path: pathname, start: timestamp * 1000, end: NaN });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = begun.get(requestId);
    if (request) request.end = timestamp * 1000;
  });
  return {
    since: (pressed) =>
      [...begun.values()].map(({ path, start, end }) => ({ path, start: start - pressed, end: end - pressed })),
  };
}

async function firstOrder(page: Page): Promise<string> {
  await page.goto('/b2b/my-account/my-orders');
  return page.getByRole('main').getByRole('article').first().getByRole('heading').innerText();
}

async function openFromLink(page: Page, order: string): Promise<WaterfallRow> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await throttle(session, SLOW_4G_CPU_4);
  await page.goto(START, { waitUntil: 'networkidle' });
  const link = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Orders' });
  const { x, y } = await centerOf(page, link);
  await page.evaluate(watchPaint, { wanted: { texts: { order } }, patience: PATIENCE_MS });
  const watched = watchRequests(session);
  await page.mouse.move(x, y);
  await page.waitForTimeout(REST_MS);
  // The same clock as that of the requests.
  const { metrics } = await session.send('Performance.getMetrics');
  const pressed = (metrics.find(({ name }) => name === 'Timestamp')?.value ?? NaN) * 1000;
  await page.mouse.down();
  await page.mouse.up();
  await page.evaluate(() => (globalThis as unknown as Watched).paintWatch.all);
  const { painted } = await page.evaluate(() => (globalThis as unknown as Watched).paintWatch.read());
  await page.waitForLoadState('networkidle');
  return { rest: REST_MS, requests: watched.since(pressed), shown: painted['order'] ?? NaN };
}

/** `/b2b/my-account/my-orders` from a link under the pointer, as the middle one of some runs has it. */
export async function measureWaterfall(url: string, runs: number): Promise<WaterfallRow> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  try {
    const person = await peopleOf(browser, url, signIn);
    const order = await visit(browser, url, person, firstOrder);
    const rows: WaterfallRow[] = [];
    for (let run = 0; run < runs; run += 1)
      rows.push(await visit(browser, url, person, (page) => openFromLink(page, order)));
    const middle = rows.toSorted((a, b) => a.shown - b.shown)[Math.floor(rows.length / 2)];
    if (!middle) throw new Error('Nothing was measured.');
    return middle;
  } finally {
    await browser.close();
  }
}
