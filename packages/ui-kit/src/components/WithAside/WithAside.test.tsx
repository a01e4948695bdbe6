import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { WithAside } from './index.ts';

const boxOf = async (page: Page, text: string) => {
  const box = await page.getByText(text).first().boundingBox();
  if (!box) throw new Error(`${text} is not shown.`);
  return box;
};

it('is read from the main part to the aside, unless the aside stands at the start', () => {
  const parts = { aside: 'Aside', after: 'After', children: 'Main' };
  const read = (html: string) => html.replaceAll(/<\/?div>/g, ' ').match(/\w+/g);
  expect(read(markup(<WithAside {...parts} />))).toEqual(['Main', 'Aside', 'After']);
  expect(read(markup(<WithAside {...parts} side="start" />))).toEqual(['Aside', 'Main', 'After']);
  expect(markup(<WithAside aside="Aside">Main</WithAside>)).toBe('<div><div>Main</div><div>Aside</div></div>');
});

it('has two columns on a desktop, and what comes after stands below the main part', async () => {
  const page = await openStory('layout-withaside--with-more-below', { width: 1280 });
  const [main, aside, after] = [
    await boxOf(page, 'Two items'),
    await boxOf(page, 'Total: $84.00'),
    await boxOf(page, 'Choose a free sample'),
  ];
  expect(aside.x).toBeGreaterThan(main.x + main.width);
  expect(after.x).toBeLessThan(aside.x);
  expect(after.y).toBeGreaterThan(main.y);
});

it('is one column on a phone, with the aside first where that is asked for', async () => {
  const page = await openStory('layout-withaside--with-more-below', { width: 390 });
  const tops = [
    await boxOf(page, 'Total: $84.00'),
    await boxOf(page, 'Two items'),
    await boxOf(page, 'Choose a free sample'),
  ].map(({ y }) => y);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  const plain = await openStory('layout-withaside--values', { width: 390 });
  expect((await boxOf(plain, 'Two items')).y).toBeGreaterThan((await boxOf(plain, 'Total: $84.00')).y);
  expect((await boxOf(plain, 'Two items')).x).toBeLessThan(60);
});

it.each([390, 1280])('prints only the main part if the aside is a menu, on a sheet %i px wide', async (width) => {
  const page = await openStory('layout-withaside--menu', { width });
  const shown = await boxOf(page, 'Two items');
  await page.emulateMedia({ media: 'print' });
  const menu = page.getByText('Orders, rewards, profile');
  expect(await menu.isVisible()).toBe(false);
  const [root, main] = [
    await page.locator('div:has(> div > :text("Orders, rewards, profile"))').first().boundingBox(),
    await boxOf(page, 'Two items'),
  ];
  expect(main.y - (root?.y ?? 0)).toBeLessThan(40);
  expect(main.x - (root?.x ?? 0)).toBeLessThan(40);
  expect(shown.y + shown.x).toBeGreaterThan(main.y + main.x);
});
