import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Stack } from './index.ts';

it('stacks items vertically', () => {
  expect(renderToStaticMarkup(<Stack as="ul" />)).toBe(
    '<ul class="rg-display-flex rg-direction-column rg-gap-4"></ul>',
  );
});
