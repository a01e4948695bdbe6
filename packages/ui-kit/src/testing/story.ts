import type { Browser, Page } from 'playwright-core';
import { inject } from 'vitest';
import { launchChromium } from '../../../../tools/browser/launch.ts';
import { WatchedPages } from '../../../../tools/browser/watched-pages.ts';
import type { Direction, Stage } from './stage/types.ts';

export interface StoryOptions {
  width?: number;
  direction?: Direction;
  /** A page for this test only: for one that changes it for good, such as its clock. */
  ownPage?: boolean;
}

/** Checked after each test by setup.ts. */
export const pages = new WatchedPages();

// One per worker, which Playwright closes with it: calls to a browser shared by workers would pass through one more process.
let browser: Promise<Browser> | undefined;

async function openStage(): Promise<Page> {
  browser ??= launchChromium({ env: inject('browserEnv') });
  const page = await (await browser).newPage();
  await page.goto(`${inject('stageUrl')}/index.html`);
  return page;
}

/** Shows one story by its id, `overlays-dialog--with-trigger`, freshly mounted in the worker's page. */
export async function openStory(id: string, options: StoryOptions = {}): Promise<Page> {
  const { width = 1024, direction = 'ltr', ownPage = false } = options;
  const page = ownPage ? await pages.own(openStage) : await pages.shared('stage', openStage);
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
  await page.mouse.move(0, 0);
  await page.evaluate(
    // Put there by stage.tsx.
    ([story, show]) => (window as unknown as { stage: Stage }).stage.show(story, show),
    [id, { direction }] as const,
  );
  return page;
}
