import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlacesList } from './PlacesList.tsx';

function shown(totalPages: number): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const found = {
    items: [],
    currentPage: 99,
    totalPages,
    totalCount: totalPages * 20,
    perPage: 20,
    problem: undefined,
  };
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <PlacesList
        found={found}
        search={{ q: 'Austin', page: 99 }}
        summary=""
        isBusy={false}
        onSelect={() => undefined}
      />
    </RouterContextProvider>,
  );
}

it('links from a page past the end to the last one, and keeps the search', () => {
  expect(shown(3)).toMatch(/href="\/locations\?q=Austin&amp;page=3"[^>]*>Go to the last page</);
  expect(shown(1)).toMatch(/href="\/locations\?q=Austin"[^>]*>Go to the last page</);
  expect(shown(0)).toContain('No store found');
});
