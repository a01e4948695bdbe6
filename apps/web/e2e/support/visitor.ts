import type axe from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { bringAxe } from '../../../../tools/browser/axe.ts';
import { takenOverEvent } from '../../src/app/taken-over.ts';

export const shopUrl = (): string => inject('shopUrl');

/** The screens on which every journey has to work. */
export const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
] as const;
export type Screen = (typeof screens)[number];

/** For what a wider screen only lays out anew: everywhere/routes.test.ts looks at each page on a desktop. */
export const narrow = screens.slice(0, 1);

// One connection per worker.
let browser: Promise<Browser> | undefined;
const open: { context: BrowserContext; problems: string[] }[] = [];

// An answer that a journey asks for is also a line in the console of the browser: the declined card, the wrong password.
const EXPECTED = [/status of 402/, /status of 401/];

/** Run after each test by setup.ts: sends everybody home, and fails the test for what their browsers said. */
export async function endVisits(): Promise<void> {
  const found = open.splice(0);
  await Promise.all(found.map(({ context }) => context.close()));
  const problems = found.flatMap((visitor) => visitor.problems);
  if (problems.length > 0) throw new Error(`The browser said:\n${problems.join('\n')}`);
}

export interface VisitorOptions {
  /** Messages of the browser that belong to what is tested, such as a connection that is cut. */
  allowed?: readonly RegExp[];
}

/** Somebody with a browser of their own. Any message in the console and any error of the page fails the test. */
export async function newVisitor(screen: Screen, { allowed = [] }: VisitorOptions = {}): Promise<Page> {
  browser ??= chromium.connect(inject('shopBrowser'));
  const { viewport, isMobile, hasTouch } = screen;
  const context = await (
    await browser
  ).newContext({
    baseURL: shopUrl(),
    viewport,
    isMobile,
    hasTouch,
    locale: 'en-US',
    timezoneId: 'America/Denver',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  await context.addInitScript((event) => {
    addEventListener(event, () => Object.assign(globalThis, { isTakenOver: true }));
  }, takenOverEvent);
  const problems: string[] = [];
  const note = (text: string) => {
    if (![...EXPECTED, ...allowed].some((pattern) => pattern.test(text))) problems.push(text);
  };
  context.on('page', (page) => {
    page.on('console', (message) => note(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => note(`error: ${error.message}`));
  });
  open.push({ context, problems });
  return context.newPage();
}

/** What axe finds on what is on screen once it has settled, of any impact. */
export async function violations(page: Page): Promise<string[]> {
  // What waits for newer answers is pale.
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]:not(button, form)'));
  await bringAxe(page);
  return page.evaluate(async () => {
    // Put there a line ago.
    const { axe: engine } = globalThis as unknown as { axe: typeof axe };
    // It takes its colours back in a transition; and what is still fading in is not there yet for axe: a dialog would be none.
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
    // Style sheets would be loaded again for a rule that is not on.
    const result = await engine.run(document, { resultTypes: ['violations'], preload: { assets: ['media'] } });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await atomsWithoutStyle(page)).toEqual([]);
}

/** The build leaves out atoms that nothing uses (lean-atoms.ts): none of them may be on screen. */
function atomsWithoutStyle(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    const classes = new Set([...document.querySelectorAll('[class*="rg-"]')].flatMap((node) => [...node.classList]));
    return [...classes].filter((name) => name.startsWith('rg-') && !rules.includes(`.${name}{`));
  });
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { width, room } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(width).toBeLessThanOrEqual(room);
}

/** The same on the narrowest screen. */
export async function expectRoomAt320(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  // The window is resized first, the page a frame later.
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(320);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expectNoSidewaysScroll(page);
  if (before) await page.setViewportSize(before);
}

/** Until React has taken over the page and all that can be used in it: before, the browser itself follows links and sends forms. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      'isTakenOver' in globalThis &&
      [...document.querySelectorAll('header form, main :is(a, button, input, select, form)')].every((node) =>
        Object.keys(node).some((key) => key.startsWith('__reactProps')),
      ),
  );
}
