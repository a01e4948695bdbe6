import { createFileRoute } from '@tanstack/react-router';
import { compareHead, CompareScreen, parseCompareSearch } from '~/features/compare/index.ts';
import { productOf, productsOf } from '~/features/products/index.ts';

export const Route = createFileRoute('/(shop)/compare')({
  staticData: {
    title: 'Compare products',
    description: import.meta.env.SSR
      ? 'Up to four products side by side: price, size, actives with their percentage, skin types, key ingredients and use.'
      : undefined,
    crumb: 'Compare',
    under: '/products',
    audience: 'everybody',
    isListed: true,
  },
  validateSearch: parseCompareSearch,
  // What is not ours goes no further.
  loaderDeps: ({ search }) => parseCompareSearch({ ...search }),
  // What is not there, or not open to this caller, is left out.
  loader: async ({ context: { ensure, caller }, deps: { skus = [] } }) => {
    const items = skus.length > 0 ? (await ensure(productsOf, skus, caller)).items : [];
    await Promise.all(items.map(({ sku }) => ensure(productOf, sku, caller)));
    return items.map(({ shortName }) => shortName);
  },
  head: ({ loaderData, match }) => compareHead(loaderData, match),
  component: () => <CompareScreen search={Route.useLoaderDeps()} />,
});
