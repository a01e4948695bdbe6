import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { stringifySearch } from '~/kernel/search-params.ts';
import { NothingCompared } from './NothingCompared.tsx';

function shown(chosen: readonly string[]): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), stringifySearch });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <NothingCompared chosen={chosen} />
    </RouterContextProvider>,
  );
}

it('links to the products chosen on this device', () => {
  const html = shown(['1401', '1403', 'GM1901', '1101']);
  expect(html).toContain('You’ve chosen 4 products');
  expect(html).toContain('href="/compare?skus=1401,1403,GM1901,1101"');
  expect(html).not.toContain('Nothing to compare yet');
});

it('says that there is nothing when nothing was chosen', () => {
  expect(shown([])).toContain('Nothing to compare yet');
});
