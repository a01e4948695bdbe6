// Every story that is a part; whole screens are in screens.a11y.test.ts, so that two workers share the work.
import { expect, it } from 'vitest';
import { checkStories, forParts, violations } from './testing/check-stories.ts';
import { allStories, isScreen } from './testing/stories.ts';
import { openStory } from './testing/story.ts';

const stories = await allStories();

it('knows the stories', () => {
  expect(stories.length).toBeGreaterThan(120);
});

checkStories(stories.filter((story) => !isScreen(story)));

it('finds what is wrong in one theme only', async () => {
  const page = await openStory('actions-button--values');
  await page.addStyleTag({
    content: '[data-theme="dark"] button { color: #777 !important; background: #666 !important }',
  });
  const found = await violations(page, forParts);
  await page.evaluate(() => document.head.lastElementChild?.remove());
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^dark, ltr, color-contrast: /);
});
