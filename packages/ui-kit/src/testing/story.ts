import { chromium, type Browser, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { pictureContext, pictureTime } from './picture.ts';

type Direction = 'ltr' | 'rtl';

export interface StoryOptions {
  width?: number;
  direction?: Direction;
  /** A page for this test only: for one that changes it for good, such as its clock. */
  ownPage?: boolean;
  /** A page that draws the same picture at any time and place, see picture.ts. */
  picture?: boolean;
}

interface Stage {
  page: Page;
  /** What the browser has complained about since the last test. */
  problems: string[];
  direction?: Direction;
}

// One page per worker, and one for pictures: swapping its story takes a tenth of the time of loading it.
const browsers = new Map<'chromiumEndpoint' | 'pictureEndpoint', Promise<Browser>>();
const shared = new Map<'plain' | 'picture', Stage>();
const own: Stage[] = [];

/** Run after each test by setup.ts: fails it for what the browser complained about. */
export async function checkStages(hasFailed: boolean): Promise<void> {
  const used = own.splice(0);
  const toClose = [...used];
  for (const [kind, stage] of shared) {
    used.push(stage);
    if (hasFailed || stage.problems.length > 0) {
      // What went wrong here must not reach the next test.
      toClose.push(stage);
      shared.delete(kind);
    }
  }
  for (const { page } of toClose) await page.context().close();
  const problems = used.flatMap((stage) => stage.problems);
  if (problems.length > 0) throw new Error(`The browser complains:\n${problems.join('\n')}`);
}

async function newStage(isForPictures = false): Promise<Stage> {
  const endpoint = isForPictures ? 'pictureEndpoint' : 'chromiumEndpoint';
  const browser = browsers.get(endpoint) ?? chromium.connect(inject(endpoint));
  browsers.set(endpoint, browser);
  const page = await (await browser).newPage(isForPictures ? pictureContext : {});
  if (isForPictures) await page.clock.setFixedTime(pictureTime);
  const problems: string[] = [];
  // Messages of every kind: a reader of the console should find nothing there.
  page.on('console', (message) => problems.push(`${message.type()}: ${message.text()} ${message.location().url}`));
  page.on('pageerror', (error) => problems.push(String(error)));
  return { page, problems };
}

async function load(page: Page, id: string, direction: Direction): Promise<void> {
  // The addon would run axe by itself, beside the test's own run.
  const globals = `direction:${direction};a11y.manual:!true`;
  await page.goto(`${inject('storybookUrl')}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
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

/** Mounts another story, or the same one anew, in the page that shows one. */
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

/** Shows one story by its id, `overlays-dialog--with-trigger`, freshly mounted in the worker's page. */
export async function openStory(id: string, options: StoryOptions = {}): Promise<Page> {
  const { width = 1024, direction = 'ltr', ownPage = false, picture = false } = options;
  const kind = picture ? 'picture' : 'plain';
  const stage = (ownPage ? undefined : shared.get(kind)) ?? (await newStage(picture));
  if (ownPage) own.push(stage);
  else shared.set(kind, stage);
  const { page } = stage;
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
  await page.mouse.move(0, 0);
  if (stage.direction === direction && page.url().includes('/iframe.html')) {
    await swap(page, id);
  } else {
    await load(page, id, direction);
    stage.direction = direction;
  }
  return page;
}
