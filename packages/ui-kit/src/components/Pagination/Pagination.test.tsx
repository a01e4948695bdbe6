import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { Pagination } from './index.ts';

it('marks the page and links to the others', async () => {
  const page = await openStory('navigation-pagination--few');
  const nav = page.getByRole('navigation', { name: 'Pages' });
  expect(
    await nav.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('aria-label'))),
  ).toEqual(['Previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page']);
  expect(await nav.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
});

it('has previous, next and the place on phones', async () => {
  const page = await openStory('navigation-pagination--few', { width: 360 });
  await page.getByText('Page 2 / 3').waitFor();
  expect(await page.getByRole('link').count()).toBe(2);
});

it('is nothing for one page', () => {
  expect(markup(<Pagination page={1} pageCount={1} renderLink={() => <i />} />)).toBe('');
});

it('is a named landmark whose links are reached in order and say where they lead', async () => {
  const page = await openStory('navigation-pagination--few');
  const nav = page.getByRole('navigation', { name: 'Pages' });
  expect(await accessible(nav)).toMatchObject({ role: 'navigation', name: 'Pages' });
  for (const name of ['Previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page']) {
    await page.keyboard.press('Tab');
    await focusOn(nav.getByRole('link', { name, exact: true }));
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(/#page-3$/);
});
