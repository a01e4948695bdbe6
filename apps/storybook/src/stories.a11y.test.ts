// Every story that is a part; whole screens are in screens.a11y.test.ts, so that two workers share the work.
import { expect, it } from 'vitest';
import { isPlayground } from './playground-id.ts';
import { checkStories, violations } from './testing/check-stories.ts';
import { rtlScreens, templates, themed } from './testing/coverage.ts';
import { allStories, isScreen } from './testing/stories.ts';
import { openStory } from './testing/story.ts';

const stories = await allStories();

it('knows the stories', () => {
  expect(stories.length).toBeGreaterThan(120);
});

it('looks more than once at stories that exist', () => {
  const ids = new Set(stories.map(({ id }) => id));
  const named = [...templates, ...rtlScreens, ...Object.values(themed).flat()];
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

checkStories(stories.filter((story) => !isScreen(story) && !isPlayground(story)));

const button = stories.find(({ id }) => id === 'actions-button--values');

it.each(['dark', 'high-contrast'])('finds what is wrong in %s only', async (theme) => {
  if (!button) throw new Error('The story of the button is gone.');
  const page = await openStory(button.id);
  await page.addStyleTag({
    content: `[data-theme="${theme}"] button { color: #777 !important; background: #666 !important }`,
  });
  const found = await violations(page, button);
  await page.evaluate(() => document.head.lastElementChild?.remove());
  expect(found.map((each) => each.split(':')[0])).toEqual([`${theme}, ltr, color-contrast`]);
});

it('finds what is wrong from right to left only', async () => {
  if (!button) throw new Error('The story of the button is gone.');
  const page = await openStory(button.id);
  await page.addStyleTag({ content: '[dir="rtl"] button { color: #777 !important; background: #666 !important }' });
  const found = await violations(page, button);
  await page.evaluate(() => document.head.lastElementChild?.remove());
  expect(found.map((each) => each.split(':')[0])).toEqual(['light, rtl, color-contrast']);
});
