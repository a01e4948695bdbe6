import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { iconNames } from './icons.ts';
import { Icon } from './index.ts';

it('is decoration without a label and a picture with one', () => {
  expect(markup(<Icon name="bag" />)).toContain('aria-hidden="true"');
  expect(markup(<Icon name="bag" label="Bag" />)).toContain('role="img" aria-label="Bag"');
});

it('draws every name', () => {
  for (const name of iconNames) expect(markup(<Icon name={name} />)).toMatch(/<path d="M[^"]{3,}"/);
});

it('mirrors what points along the line in right-to-left text', async () => {
  const page = await openStory('actions-icon--all', { direction: 'rtl' });
  const transform = (name: string) =>
    page.locator(`div:has(> p:text-is("${name}")) > svg`).evaluate((icon) => getComputedStyle(icon).transform);
  expect(await transform('arrowEnd')).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  expect(await transform('bag')).toBe('none');
});
