import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { inject } from 'vitest';

// One context per worker, so that pages share the browser's cache; the browser itself ends with the run.
let context: Promise<BrowserContext> | undefined;
const open: { page: Page; problems: string[] }[] = [];

/** Run after each test by setup.ts: closes its pages and fails it for what the browser complained about. */
export async function closePages(): Promise<void> {
  for (const { page, problems } of open.splice(0)) {
    await page.close();
    if (problems.length > 0) throw new Error(`The browser complains:\n${problems.join('\n')}`);
  }
}

export interface StoryOptions {
  width?: number;
  direction?: 'ltr' | 'rtl';
}

/** A page that collects what the browser complains about; the test fails for any of it. */
export async function newPage({ width = 1024 }: StoryOptions = {}): Promise<Page> {
  context ??= chromium
    .connect(inject('chromiumEndpoint'))
    .then((browser) => browser.newContext({ reducedMotion: 'reduce' }));
  const page = await (await context).newPage();
  await page.setViewportSize({ width, height: 800 });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(`${message.text()} ${message.location().url}`);
    }
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  open.push({ page, problems });
  return page;
}

/** Shows one story by its id in the given page: `overlays-dialog--with-trigger`. */
export async function show(page: Page, id: string, { direction = 'ltr' }: StoryOptions = {}): Promise<void> {
  // The addon would run axe by itself, beside the test's own run.
  const globals = `direction:${direction};a11y.manual:!true`;
  await page.goto(`${inject('storybookUrl')}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.locator('.sb-show-main .regen-story, body.sb-show-errordisplay, body.sb-show-nopreview').first().waitFor();
  const state = await page.locator('body').getAttribute('class');
  if (!state?.includes('sb-show-main')) throw new Error(`The story ${id} does not render.`);
}

/** Puts another story in the place of the one that the page shows; much quicker than loading the page again. */
export async function swap(page: Page, id: string): Promise<void> {
  const event = await page.evaluate((storyId) => {
    interface Channel {
      once: (event: string, listener: () => void) => void;
      emit: (event: string, payload: object) => void;
    }
    // Storybook's own channel, which the manager talks to the preview through.
    const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
    return new Promise<string>((resolve) => {
      for (const name of ['storyRendered', 'storyMissing', 'storyErrored', 'storyThrewException']) {
        channel.once(name, () => resolve(name));
      }
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
  }, id);
  if (event !== 'storyRendered') throw new Error(`The story ${id} does not render: ${event}.`);
}

/** Opens one story in a page of its own. */
export async function openStory(id: string, options: StoryOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await show(page, id, options);
  return page;
}
