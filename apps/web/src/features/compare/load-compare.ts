import type { AppContext } from '~/kernel/context.ts';
import { stringifySearch } from '~/app/search-params.ts';
import type { PageHead } from '~/app/seo.ts';
import { productOf, productsOf } from '~/features/catalogue/index.ts';
import type { CompareSearch } from './compare-search.ts';

/** Fetches what is compared; what is not there, or not open to this caller, is left out. Returns the words of the head. */
export async function loadCompare({ ensure, caller }: AppContext, { skus = [] }: CompareSearch): Promise<PageHead> {
  const items = skus.length > 0 ? (await ensure(productsOf, skus, caller)).items : [];
  await Promise.all(items.map(({ sku }) => ensure(productOf, sku, caller)));
  const found = items.map(({ shortName }) => shortName);
  return {
    title: found.length > 0 ? `Compare ${found.join(', ')}` : 'Compare products',
    description:
      'Up to four products side by side: price, size, actives with their percentage, skin types, key ingredients and use.',
    path: `/compare${stringifySearch({ skus })}`,
    // The page itself is for robots, each selection for people.
    noindex: skus.length > 0,
  };
}
