import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { Box } from './index.ts';

it('turns atoms into classes and passes the rest on', () => {
  const element = renderToStaticMarkup(
    <Box as="section" gap={{ base: '2', desktop: '6' }} color="muted" className="own" id="box" />,
  );
  expect(element).toBe('<section class="rg-gap-2 rg-d-gap-6 rg-color-muted own" id="box"></section>');
});

it('lends itself to its child', () => {
  expect(
    markup(
      <Box asChild padding="4">
        <main>Page</main>
      </Box>,
    ),
  ).toBe('<main>Page</main>');
});

it('can set the padding of a single edge', async () => {
  const page = await openStory('layout-box--edges');
  const paddings = await page.getByText('No padding above').evaluate((box) => {
    const { paddingTop, paddingBottom } = getComputedStyle(box);
    return [paddingTop, paddingBottom];
  });
  expect(paddings).toEqual(['0px', '32px']);
});
