import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it('lies over the page, is not read, and waits before it is seen', async () => {
  const page = await openStory('feedback-loadingbar--while-a-page-comes');
  const bar = page.locator('.regen-story > [aria-hidden="true"], body > [aria-hidden="true"]').first();
  const { position, top, delay } = await bar.evaluate((element) => {
    const style = getComputedStyle(element);
    return { position: style.position, top: style.top, delay: style.animationDelay };
  });
  expect({ position, top, delay }).toEqual({ position: 'fixed', top: '0px', delay: '0.2s' });
});
