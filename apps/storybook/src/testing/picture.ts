// A picture of a story that depends on the story alone. What else could change it is fixed here: the clock, the place, the
// size of a pixel, motion. The flags that draw letters alike on every machine are Chromium's, see global-setup.ts.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { WAIT_LIMIT } from '../../../../tools/limits/limits.ts';

/** The time in every picture: that of the stories themselves. */
export const pictureTime = new Date('2026-11-21T15:00:00Z');

export const pictureContext: BrowserContextOptions = {
  deviceScaleFactor: 1,
  locale: 'en-US',
  timezoneId: 'UTC',
  colorScheme: 'light',
  reducedMotion: 'reduce',
};

const calm = `
  /* Packshots are compared in the stories of the parts that show them; on screens they would weigh megabytes. */
  body:has(.regen-screen) img { opacity: 0 !important; }
  /* A modal may rest between two pixels. What was drawn while it moved would be kept, a fraction of a pixel away from there. */
  [aria-modal='true'] { animation: none !important; }
`;

/** Waits until fonts and images, lazy ones too, are there and drawn, and until what moves has arrived. */
const settle = (page: Page) =>
  page.evaluate(async (css) => {
    if (!document.querySelector('#calm')) {
      const style = document.createElement('style');
      style.id = 'calm';
      style.textContent = css;
      document.head.append(style);
    }
    // Not the fallbacks: they are fonts of the system, which may have none of them.
    const ours = Array.from(document.fonts).filter(({ family }) => !family.includes('Fallback'));
    await Promise.all(ours.map((font) => font.load()));
    await document.fonts.ready;
    await Promise.all(
      Array.from(document.images, (image) => {
        image.loading = 'eager';
        // One that does not load is drawn as such.
        return image.decode().catch(() => undefined);
      }),
    );
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, calm);

/** How much of a screen is drawn: a window and a half. What lies further down repeats what parts and other screens show. */
const screenHeight = 1200;

/**
 * The story as a PNG, in its current state: all of a part, the upper `screenHeight` pixels of a screen, and where a
 * modal holds the page still, what is in the window.
 */
export async function takePicture(page: Page): Promise<Buffer> {
  await settle(page);
  const { isModal, isScreen, width, height } = await page.evaluate(() => ({
    isModal: document.querySelector('[aria-modal="true"]') !== null,
    isScreen: document.querySelector('.regen-screen') !== null,
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const clip = isScreen && !isModal && height > screenHeight ? { x: 0, y: 0, width, height: screenHeight } : undefined;
  return page.screenshot({ fullPage: !isModal, clip, animations: 'disabled', caret: 'hide', scale: 'css' });
}

/** The story when it has come to rest: the first picture that was the same twice in a row. */
export async function takeStillPicture(page: Page): Promise<Buffer> {
  const end = performance.now() + WAIT_LIMIT;
  let last = await takePicture(page);
  let isStill = false;
  while (!isStill && performance.now() < end) {
    const next = await takePicture(page);
    isStill = next.equals(last);
    last = next;
  }
  return last;
}
