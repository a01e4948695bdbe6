import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { renderToStaticMarkup } from 'react-dom/server';
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
