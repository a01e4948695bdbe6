import type { Browser, Page } from 'playwright-core';
import { inject } from 'vitest';
import { launchChromium } from '../../../../tools/browser/launch.ts';
import { WatchedPages } from '../../../../tools/browser/watched-pages.ts';
import { pictureContext, pictureTime } from './picture.ts';

/** How the story is shown: `picture` draws the same picture at any time and place, see picture.ts. */
export type Purpose = 'audit' | 'picture';

/** Checked after each test by setup.ts. */
export const pages = new WatchedPages();

// The same outlines of letters on every machine: no hinting, no colored edges, one color space.
const drawingArgs = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
];
let browser: Promise<Browser> | undefined;

/** The worker's own, which Playwright closes with it. */
export const openBrowser = (): Promise<Browser> =>
  (browser ??= launchChromium({ args: drawingArgs, env: inject('browserEnv') }));

/**
 * By this name Storybook holds animations at their end, instead of watching each story for 100 ms to see whether any begins. What
 * pulses while something loads is not drawn then: no matter for axe, as it has no text, but for pictures.
 */
const auditContext = { userAgent: 'StorybookTestRunner' };

/**
 * Runs in the page. Storybook's highlighter, which frames what its own panels point at, asks for the style of every element after
 * every change of the page: a fifth of what it takes to mount a story. It sets this mark when it has started, and starts once.
 */
function withoutHighlights(): void {
  Object.assign(window, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
}

export async function newPage(purpose: Purpose): Promise<Page> {
  const page = await (await openBrowser()).newPage(purpose === 'picture' ? pictureContext : auditContext);
  await page.addInitScript(withoutHighlights);
  if (purpose === 'picture') await page.clock.setFixedTime(pictureTime);
  return page;
}

async function load(page: Page, id: string): Promise<void> {
  // The addon would run axe by itself, beside the test's own run.
  await page.goto(`${inject('storybookUrl')}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await page.locator('.sb-show-main .regen-story, body.sb-show-errordisplay, body.sb-show-nopreview').first().waitFor();
  const state = await page.locator('body').getAttribute('class');
  if (!state?.includes('sb-show-main')) throw new Error(`The story ${id} does not render.`);
  // A screen is there when its `play` has waited for what it shows.
  await page.waitForFunction(() => {
    interface Preview {
      currentRender?: { phase?: string };
    }
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview }; // Storybook's own
    return /completed|afterEach|finished|errored|aborted/.test(preview.currentRender?.phase ?? '');
  });
}

/** What the preview says instead of `storyRendered`; the last of them when a screen did not come to rest. */
const failed = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'];

/** Mounts another story, or the same one anew, in the page that shows one: a tenth of the time of loading it. */
async function swap(page: Page, id: string): Promise<void> {
  const event = await page.evaluate(
    ([storyId, failures]) => {
      interface Channel {
        on: (event: string, listener: () => void) => void;
        off: (event: string, listener: () => void) => void;
        emit: (event: string, payload: object) => void;
      }
      // Storybook's own channel, which its manager talks to the preview through.
      const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
      // What a test may have left.
      document.documentElement.removeAttribute('dir');
      document.documentElement.removeAttribute('data-theme');
      history.replaceState(null, '', location.pathname + location.search);
      return new Promise<string>((resolve) => {
        const remount = () => channel.emit('forceRemount', { storyId });
        const listeners = ['storyRendered', ...failures].map((name) => [name, () => end(name)] as const);
        const end = (name: string) => {
          channel.off('storyUnchanged', remount);
          for (const [each, listener] of listeners) channel.off(each, listener);
          window.scrollTo(0, 0);
          resolve(name);
        };
        channel.on('storyUnchanged', remount);
        for (const [each, listener] of listeners) channel.on(each, listener);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      });
    },
    [id, failed] as const,
  );
  if (event !== 'storyRendered') throw new Error(`The story ${id} does not render: ${event}.`);
}

/** Shows one story by its id, `overlays-dialog--with-trigger`, freshly mounted in the worker's page of that purpose. */
export async function openStory(id: string, purpose: Purpose = 'audit'): Promise<Page> {
  const page = await pages.shared(purpose, () => newPage(purpose));
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
  await page.mouse.move(0, 0);
  await (page.url().includes('/iframe.html') ? swap(page, id) : load(page, id));
  // A part of a component that is loaded on demand, such as a rare icon; screens wait for theirs in their `play`.
  await page.waitForFunction(() => {
    const { countFallbacks } = window as unknown as { countFallbacks: (container: Element) => number }; // from preview.tsx
    const root = document.querySelector('#storybook-root:not(:has(.regen-screen))');
    return root === null || countFallbacks(root) === 0;
  });
  return page;
}
