import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

const story = 'layout-carousel--widths';

it('turns by its buttons in both directions of text, and says where it is', async () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    const page = await openStory(story, { direction });
    const row = page.getByRole('region', { name: 'Goes well with it, card' });
    const next = row.getByRole('button', { name: 'Next' });
    const previous = row.getByRole('button', { name: 'Previous' });
    await row.getByText('1 to 3 of 6').waitFor();
    expect(await previous.getAttribute('aria-disabled')).toBe('true');
    await next.focus();
    await page.keyboard.press('Enter');
    await row.getByText('4 to 6 of 6').waitFor();
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    expect(await next.evaluate((node) => node === document.activeElement)).toBe(true);
    const edge = await row.getByRole('list').evaluate((list) => {
      const box = list.getBoundingClientRect();
      const last = list.lastElementChild?.getBoundingClientRect();
      return last && last.left >= box.left && last.right <= box.right;
    });
    expect(edge).toBe(true);
    await previous.click();
    await row.getByText('1 to 3 of 6').waitFor();
  }
});

it('scrolls by arrow keys, without motion when none is wanted', async () => {
  const page = await openStory(story);
  const list = page.getByRole('list', { name: 'Goes well with it, full' });
  expect(await list.evaluate((node) => getComputedStyle(node).scrollBehavior)).toBe('auto');
  await list.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('region', { name: 'Goes well with it, full' }).getByText('2 of 6').waitFor();
});

it('has no buttons while everything is in view', async () => {
  const page = await openStory('layout-carousel--all-in-view');
  const row = page.getByRole('region', { name: 'Goes well with it' });
  expect(await row.getAttribute('aria-roledescription')).toBe('carousel');
  expect(await row.getByRole('button').count()).toBe(0);
  expect(await row.getByRole('list').getAttribute('tabindex')).toBeNull();
});
