import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchChromium } from '../../../../tools/browser/launch.ts';
import type { BrowserSession } from './browser-session.ts';
import type * as sessionEntry from './index.ts';

const html = `<!doctype html><title>Session</title>
<script type="module">import * as sdk from '/session/index.js'; globalThis.sdk = sdk;</script>`;

/** The built package in a real browser: local storage, storage events, Web Locks and cookies are what this is about. */
const dist = join(import.meta.dirname, '../../dist');
let server: Server;
let browser: Browser;
let context: BrowserContext;
let origin = '';
let refreshes = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/refresh') {
      refreshes += 1;
      // Slow enough for the other tab to find the lock taken.
      setTimeout(
        () => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(grant('renewed', 3600))),
        150,
      );
    } else if (pathname.endsWith('.js')) {
      readFile(join(dist, pathname)).then(
        (text) => response.setHeader('Content-Type', 'text/javascript').end(text),
        () => response.writeHead(404).end(),
      );
    } else response.setHeader('Content-Type', 'text/html').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(async () => {
  refreshes = 0;
  context = await browser.newContext();
});
afterEach(() => context.close());

/** What the page holds; only ever touched inside of it, by functions that are sent there: here `globalThis` has none of it. */
interface InPage {
  sdk: typeof sessionEntry;
  regen: { session: BrowserSession; changes: string[]; deviceId: string };
}

/** The server's response to a sign-in: a token that lives for so many seconds. */
function grant(name: string, seconds: number, id = 'usr_1'): object {
  const payload = Buffer.from(JSON.stringify({ iat: 1000, exp: 1000 + seconds, name })).toString('base64url');
  const user = { id, accountId: 'acc_1', site: 'b2b', countryCode: 'CA' };
  return { jwt: `e30.${payload}.${name}`, expiresAt: '2026-11-21T10:00:00Z', ...user };
}

/** A tab with a session that keeps itself fresh, reachable as `regen` in the page. */
async function openTab(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(origin);
  await page.evaluate(async () => {
    const { sdk } = globalThis as unknown as InPage;
    const session = sdk.createBrowserSession({ alsoClear: sdk.clearExceptDevice });
    const changes: string[] = [];
    session.subscribe((_record, change) => void changes.push(change));
    sdk.keepSessionFresh(session, async () => (await fetch('/refresh')).json() as never);
    Object.assign(globalThis, { regen: { session, changes, deviceId: sdk.deviceId(sdk.openStorage()) } });
  });
  return page;
}

const signIn = (page: Page, session: object): Promise<void> =>
  page.evaluate((value) => (globalThis as unknown as InPage).regen.session.start(value as never), session);
const tokenOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (globalThis as unknown as InPage).regen.session.getToken()?.split('.')[2]);
const keptTokenOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (globalThis as unknown as InPage).regen.session.current()?.token.split('.')[2]);
const waitForToken = (page: Page, token: string | undefined): Promise<unknown> =>
  page.waitForFunction(
    (name) => (globalThis as unknown as InPage).regen.session.getToken()?.split('.')[2] === name,
    token,
  );
const changesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as InPage).regen.changes);

it('notifies the other tabs of sign-in and sign-out', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await signIn(first, grant('one', 3600));
  await waitForToken(second, 'one');
  await second.evaluate(() => {
    localStorage.setItem('draft', 'left behind');
    (globalThis as unknown as InPage).regen.session.finish();
  });
  await waitForToken(first, undefined);
  expect(await changesOf(first)).toEqual(['started', 'ended']);
  expect(await changesOf(second)).toEqual(['started', 'ended']);
  expect(await first.evaluate(() => Object.keys(localStorage))).toEqual(['regen.deviceId']);
});

it('leaves alone what others keep in the same storage', async () => {
  const page = await openTab();
  const kept = await page.evaluate(
    (value) => {
      const session = (globalThis as unknown as InPage).sdk.createBrowserSession();
      localStorage.setItem('theme', 'dark');
      session.start(value as never);
      session.finish();
      session.dispose();
      return Object.keys(localStorage).toSorted();
    },
    grant('one', 3600),
  );
  expect(kept).toEqual(['regen.deviceId', 'theme']);
});

it('leaves nothing of the previous user when another signs in over them', async () => {
  const page = await openTab();
  await signIn(page, grant('one', 3600));
  await page.evaluate(() => localStorage.setItem('viewed', '1401'));
  await signIn(page, grant('again', 3600));
  expect(await page.evaluate(() => localStorage.getItem('viewed'))).toBe('1401');
  await signIn(page, grant('other', 3600, 'usr_2'));
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(['regen.deviceId', 'regen.session']);
  expect(await tokenOf(page)).toBe('other');
});

it('checks who is signed in when a page is restored', async () => {
  const tab = await openTab();
  await signIn(tab, grant('one', 3600));
  // A page in the back/forward cache receives no events; within one page, neither does the writer.
  await tab.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('regen.session') ?? '') as { token: string };
    localStorage.setItem('regen.session', JSON.stringify({ ...record, token: 'e30.e30.two' }));
  });
  expect(await keptTokenOf(tab)).toBe('one');
  await tab.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await keptTokenOf(tab)).toBe('two');
});

it('sends the token that another tab has stored, even before its event arrives', async () => {
  const tab = await openTab();
  await signIn(tab, grant('one', 3600));
  await tab.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('regen.session') ?? '') as { token: string };
    localStorage.setItem('regen.session', JSON.stringify({ ...record, token: 'e30.e30.two' }));
  });
  expect(await tokenOf(tab)).toBe('two');
  expect(await changesOf(tab)).toEqual(['started', 'renewed']);
});

it('keeps session, device and platform cookie across a reload', async () => {
  const tab = await openTab();
  await signIn(tab, grant('one', 3600));
  const device = await tab.evaluate(() => (globalThis as unknown as InPage).regen.deviceId);
  await tab.close();
  await context.clearCookies();
  const again = await openTab();
  expect(await tokenOf(again)).toBe('one');
  expect(await again.evaluate(() => (globalThis as unknown as InPage).regen.deviceId)).toBe(device);
  expect(await again.evaluate(() => document.cookie)).toBe('platform=shopify');
});

it('drops a token that expired while no page was open', async () => {
  const tab = await openTab();
  await signIn(tab, grant('one', 3600));
  await tab.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('regen.session') ?? '') as { receivedAt: number };
    localStorage.setItem('regen.session', JSON.stringify({ ...record, receivedAt: record.receivedAt - 3_600_000 }));
  });
  await tab.close();
  const again = await openTab();
  expect(await tokenOf(again)).toBeUndefined();
  expect(await again.evaluate(() => Object.keys(localStorage))).toEqual(['regen.deviceId']);
});

it('refreshes a token once for all tabs', async () => {
  const tabs = [await openTab(), await openTab(), await openTab()];
  await signIn(tabs[0] as Page, grant('one', 1));
  await Promise.all(tabs.map((tab) => waitForToken(tab, 'renewed')));
  expect(refreshes).toBe(1);
});

it('renews a token when the device wakes, however long its timers have slept', async () => {
  const tab = await openTab();
  await tab.clock.install();
  await signIn(tab, grant('one', 3600));
  // The clock continues while a device sleeps, its timers do not.
  await tab.clock.setSystemTime(Date.now() + 50 * 60_000);
  expect(await tokenOf(tab)).toBe('one');
  await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await waitForToken(tab, 'renewed');
  expect(refreshes).toBe(1);
});

it('stays signed in where local storage is full', async () => {
  const tab = await openTab();
  await tab.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await signIn(tab, grant('one', 3600));
  expect(await tokenOf(tab)).toBe('one');
  expect(await tokenOf(tab)).toBe('one');
});

it('works on where local storage is forbidden', async () => {
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const tab = await openTab();
  await signIn(tab, grant('one', 3600));
  expect(await tokenOf(tab)).toBe('one');
});
