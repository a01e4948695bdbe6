import type axe from 'axe-core';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { bringAxe } from '../../../../tools/browser/axe.ts';
import { launchChromium } from '../../../../tools/browser/launch.ts';
import { hydratedEvent } from '../../src/kernel/hydration.ts';
import { REGISTER } from '../../src/kernel/stored/register.ts';

export const shopUrl = (): string => inject('shopUrl');

export interface Screen {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly isMobile: boolean;
  readonly hasTouch: boolean;
}

/** Where most people shop. A test takes place here unless a wide layout, a mouse, keys or several windows are its subject. */
export const phone: Screen = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const desktop: Screen = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

/**
 * Pages here live for a second or two, and what the optimizing compilers of V8 make of them comes too late to be used: a tenth of all work.
 */
const args = ['--js-flags=--no-maglev --no-turbofan'];

// One per worker, which Playwright closes with it: calls to a browser shared by workers would pass through one more process.
let browser: Promise<Browser> | undefined;
/** The one without windows shows no notifications. */
let wholeBrowser: Promise<Browser> | undefined;
const open: { context: BrowserContext; problems: string[] }[] = [];
const touched = new WeakSet<BrowserContext>();

/**
 * An attempt at a live connection has four seconds (rule V7), and on a busy machine that is not always enough; the next attempt follows. Nothing
 * else closes a connection before it is open. One that the server refuses, or the policy of the page, is reported with other words.
 */
export const SLOW_CONNECTION =
  /WebSocket connection to '[^']+\/regen\/live\?[^']+' failed: WebSocket is closed before the connection is established\.$/;

/** A session that was ended elsewhere opens no live connection any more; its calls are refused with the same status. */
const ENDED_SESSION =
  /WebSocket connection to '[^']+\/regen\/live\?[^']+' failed: HTTP Authentication failed; no valid credentials available$/;

// Responses that a journey provokes are also logged to the browser's console: the declined card, the wrong password.
const EXPECTED = [/status of 402/, /status of 401/, SLOW_CONNECTION, ENDED_SESSION];

/** Run after each test by setup.ts: closes all browsers, and fails the test if they logged anything unexpected. */
export async function endVisits(): Promise<void> {
  const found = open.splice(0);
  await Promise.all(found.map(({ context }) => context.close()));
  const problems = found.flatMap((visitor) => visitor.problems);
  if (problems.length > 0) throw new Error(`The browser said:\n${problems.join('\n')}`);
}

export interface VisitorOptions {
  /** Browser messages that the test expects, such as a lost connection. */
  allowed?: readonly RegExp[];
  /** Whether the store may show notifications. Default: they are blocked. */
  hasNotifications?: boolean;
  /** Whether the browser runs the scripts of pages. Default: it does. */
  hasScripts?: boolean;
}

function launch(hasNotifications: boolean): Promise<Browser> {
  if (!hasNotifications) return (browser ??= launchChromium({ args }));
  return (wholeBrowser ??= launchChromium({ args, isWhole: true }));
}

/** Runs in the page. Reports an error, which fails the test, when something is stored under a key that is not registered. */
function watchStorage(registered: readonly string[]): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key: string, value: string) {
    // Not thrown: code that can do without storage would catch the error silently.
    if (!registered.includes(key.replace(/:.*/, ''))) reportError(new Error(`The key ${key} is in no register.`));
    setItem.call(this, key, value);
  };
}

/** A visitor with their own browser. Any console message and any page error fails the test. */
export async function newVisitor(
  screen: Screen,
  { allowed = [], hasNotifications = false, hasScripts = true }: VisitorOptions = {},
): Promise<Page> {
  const { viewport, isMobile, hasTouch } = screen;
  const context = await (
    await launch(hasNotifications)
  ).newContext({
    baseURL: shopUrl(),
    viewport,
    isMobile,
    hasTouch,
    locale: 'en-US',
    timezoneId: 'America/Denver',
    reducedMotion: 'reduce',
    javaScriptEnabled: hasScripts,
  });
  if (hasTouch) touched.add(context);
  if (hasNotifications) await context.grantPermissions(['notifications'], { origin: shopUrl() });
  await context.addInitScript((event) => {
    addEventListener(event, () => Object.assign(globalThis, { isHydrated: true }));
  }, hydratedEvent);
  await context.addInitScript(watchStorage, Object.keys(REGISTER));
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

/** What axe finds on what is on screen once it has settled, of any impact: by all rules, or by some. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Content that waits for newer responses is dimmed.
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]:not(button, form)'));
  await bringAxe(page);
  return page.evaluate(async (only) => {
    // Put there a line ago.
    const { axe: engine } = globalThis as unknown as { axe: typeof axe };
    // It takes its colors back in a transition; and what is still fading in is not there yet for axe: a dialog would be none.
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
    // Style sheets would be loaded again for a rule that is not on.
    const result = await engine.run(document, {
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
      ...(only && { runOnly: [...only] }),
    });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, rules);
}

/** For states that no story in `apps/storybook/stories/screens` shows: the stories are checked with the same rules. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { width, room } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(width).toBeLessThanOrEqual(room);
}

/** The same when names are as long as the forms take them, without a place to break. */
export async function expectRoomForLongNames(page: Page): Promise<void> {
  const write = (texts: string[] | null): Promise<string[]> =>
    page.evaluate((given) => {
      const nodes = [...document.querySelectorAll('main h1, main address > span')].flatMap(
        ({ lastChild }) => lastChild ?? [],
      );
      return nodes.map((node, index) => {
        const before = node.nodeValue ?? '';
        node.nodeValue = given === null ? `${before}${'n'.repeat(80)}` : (given[index] ?? '');
        return before;
      });
    }, texts);
  const before = await write(null);
  expect(before.length).toBeGreaterThan(1);
  await expectNoSidewaysScroll(page);
  await write(before);
}

async function expectRoomAt(page: Page, size: { width: number; height: number }): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(size);
  // The window is resized first, the page a frame later.
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expectNoSidewaysScroll(page);
  if (before) await page.setViewportSize(before);
}

/** The same on the narrowest screen. */
export const expectRoomAt320 = (page: Page): Promise<void> => expectRoomAt(page, { width: 320, height: 640 });

/** The same on a phone whose text is set to twice its size, which leaves as much room as half the width. */
export const expectRoomForLargeText = (page: Page): Promise<void> => expectRoomAt(page, { width: 195, height: 422 });

/** Until React has hydrated the page and all that can be used in it: before, the browser itself follows links and sends forms. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      'isHydrated' in globalThis &&
      [...document.querySelectorAll('header form, main :is(a, button, input, select, form)')].every((node) =>
        Object.keys(node).some((key) => key.startsWith('__reactProps')),
      ),
  );
}

/** Presses a button or a link the way the screen allows: with a finger, or with a mouse. */
export const press = (target: Locator): Promise<void> =>
  touched.has(target.page().context()) ? target.tap() : target.click();
