import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import type { Journey } from './journeys.ts';
import type { Profile } from './profiles.ts';

const SIZE = { width: 1440, height: 900 };
export const PATIENCE_MS = 60_000;

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export async function throttle(session: CDPSession, { cpu, network }: Profile): Promise<void> {
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
}

export async function centerOf(page: Page, link: Locator): Promise<{ x: number; y: number }> {
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const box = await link.boundingBox();
  if (!box) throw new Error('What is to be pressed has no place.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A visit with an empty cache, by somebody as their browser keeps them. */
export async function visit<Result>(
  browser: Browser,
  url: string,
  storageState: StorageState | undefined,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ baseURL: url, viewport: SIZE, ...(storageState && { storageState }) });
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Whom a journey takes, as their browser keeps them. */
export const peopleOf = (browser: Browser, url: string, prepare: Journey['prepare']): Promise<StorageState> =>
  visit(browser, url, undefined, async (page) => {
    await prepare(page);
    return page.context().storageState();
  });
