import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { Page } from './index.ts';

it('has a heading that a script can focus', () => {
  expect(
    markup(
      <Page title="Your cart" as="section" id="cart">
        Lines
      </Page>,
    ),
  ).toBe('<section id="cart"><h1 tabindex="-1">Your cart</h1>Lines</section>');
  expect(markup(<Page>Lines</Page>)).toBe('<div>Lines</div>');
});

it.each([
  [320, [24, 32, 96]],
  [1280, [24, 48, 96]],
])('has its room at %i px', async (width, expected) => {
  const page = await openStory('layout-page--spaces', { width });
  const rooms = await page
    .getByText('What the page is about.')
    .evaluateAll((texts) =>
      texts.map((text) => Number.parseFloat(getComputedStyle(text.parentElement ?? text).paddingTop)),
    );
  expect(rooms).toEqual(expected);
});

it.each([760, 1280])('leaves the margins to the printer on a sheet %i px wide', async (width) => {
  const page = await openStory('layout-page--spaces', { width });
  await page.emulateMedia({ media: 'print' });
  const rooms = await page
    .getByText('What the page is about.')
    .evaluateAll((texts) => texts.map((text) => getComputedStyle(text.parentElement ?? text).paddingBlock));
  expect(rooms).toEqual(['0px', '0px', '0px']);
});
