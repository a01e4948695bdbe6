/**
 * `npm run bench -- paint`: how soon after a press the next page is painted, for a pointer that has not rested on the link before, and what
 * is asked for when a page of an account is opened from a link under the pointer. In Chromium, against the built server.
 */
import { chromium } from 'playwright-core';
import type { CDPSession, Page } from 'playwright-core';
import { chromiumArgs, findChromium } from '../../browser/chromium.ts';
import { medianOf } from '../median.ts';
import { watchPaint, type Seen, type Watched } from './in-page.ts';
import { journeys, type Journey } from './journeys.ts';
import { PROFILES, type Profile } from './profiles.ts';
import { centerOf, PATIENCE_MS, peopleOf, throttle, visit } from './visits.ts';

export interface PaintRow {
  journey: Journey['name'];
  title: string;
  profile: Profile['name'];
  runs: number;
  /** Milliseconds from the press to the frame that shows the last of what is wanted. */
  median: number;
  worst: number;
  /** Of the page's main thread from the press until then: what it worked, in milliseconds, median. */
  work: number;
  /** Medians, of each part by itself. */
  parts: Readonly<Record<string, number>>;
  /** The largest sum of layout shifts of a run, and the farthest that something moved after it was painted, in pixels. */
  shift: number;
  moved: number;
  limit: number;
}

/** As many as there are different links that are pressed. */
const WARM_UPS = 3;
/** For a page to come to rest after its data: what arrives later and moves something is seen. */
const REST_MS = 1_000;

/** All three at once: the button goes down as soon as the pointer is there, and up again. */
async function pressAtOnce(session: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const button = { button: 'left', clickCount: 1 } as const;
  await Promise.all([
    session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }),
    session.send('Input.dispatchMouseEvent', { type: 'mousePressed', x, y, ...button }),
    session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', x, y, ...button }),
  ]);
}

/** Waits until the page has nothing left to do, as for somebody who looks at it before they choose. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
  await page.waitForLoadState('networkidle');
}

interface Pressed extends Seen {
  readonly work: number;
}

/** All that the main thread has worked, in milliseconds of the processor: other programs on the machine do not lengthen it. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

async function onePress(page: Page, journey: Journey, profile: Profile, turn: number): Promise<Pressed> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await throttle(session, profile);
  await page.goto(journey.from, { waitUntil: 'networkidle' });
  await settle(page);
  const { link, wanted } = await journey.find(page, turn);
  const place = await centerOf(page, link);
  await page.evaluate(watchPaint, { wanted, patience: PATIENCE_MS });
  const before = await workOf(session);
  await pressAtOnce(session, place);
  await page.evaluate(() => (globalThis as unknown as Watched).paintWatch.all);
  const work = (await workOf(session)) - before;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(REST_MS);
  const seen = await page.evaluate(() => (globalThis as unknown as Watched).paintWatch.read());
  return { ...seen, work };
}

const lastOf = ({ painted }: Seen): number => Math.max(...Object.values(painted));

function rowOf(journey: Journey, profile: Profile, seen: readonly Pressed[]): PaintRow {
  const times = seen.map(lastOf);
  const names = Object.keys(seen[0]?.painted ?? {});
  return {
    journey: journey.name,
    title: `${journey.title}: ${journey.shows}`,
    profile: profile.name,
    runs: seen.length,
    median: medianOf(times),
    worst: Math.max(...times),
    work: medianOf(seen.map(({ work }) => work)),
    parts: Object.fromEntries(names.map((name) => [name, medianOf(seen.map(({ painted }) => painted[name] ?? NaN))])),
    shift: Math.max(...seen.map(({ shift }) => shift)),
    moved: Math.max(...seen.flatMap(({ moved }) => Object.values(moved))),
    limit: profile.limits[journey.name],
  };
}

export async function measurePaint(url: string, runs: number, onRow: (row: PaintRow) => void): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  try {
    for (const journey of journeys) {
      const person = await peopleOf(browser, url, journey.prepare);
      // The server draws a picture when it is first asked for.
      for (let turn = 0; turn < WARM_UPS; turn += 1)
        await visit(browser, url, person, (page) => onePress(page, journey, PROFILES[0], turn));
      for (const profile of PROFILES) {
        const seen: Pressed[] = [];
        for (let turn = 0; turn < runs; turn += 1)
          seen.push(await visit(browser, url, person, (page) => onePress(page, journey, profile, turn)));
        onRow(rowOf(journey, profile, seen));
      }
    }
  } finally {
    await browser.close();
  }
}
