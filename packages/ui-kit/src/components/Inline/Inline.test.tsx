import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Inline } from './index.ts';

it('lays out items in a row and wraps', () => {
  expect(renderToStaticMarkup(<Inline gap="1" />)).toBe(
    '<div class="rg-display-flex rg-gap-1 rg-align-center rg-wrap-wrap"></div>',
  );
});
