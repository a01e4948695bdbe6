import type { Call, Store } from '@regen/sdk';
import { productList, storeGet } from '@regen/sdk/query';
import { notFound, redirect } from '@tanstack/react-router';
import { isMissing } from '~/features/products/index.ts';
import type { AppContext } from '~/kernel/context.ts';
import type { PageHead } from '~/kernel/head/seo.ts';

/** The products on a store's page: the most popular ones. */
export const mostLovedProducts = (call: Call, userId: string) => productList(call, { userId, perPage: 4 });

/**
 * For the loaders of `store/{label}` and `launch/{label}`. An old label redirects to the current one. Returns the head's data, so
 * that creating it is not part of the first load of other pages.
 */
export async function loadStore(
  { config, ensure, prefetch, caller }: AppContext,
  storeLabel: string,
  to: '/store/$storeLabel' | '/launch/$storeLabel',
): Promise<PageHead> {
  const products = prefetch(mostLovedProducts, caller);
  const store = await ensure(storeGet, { storeLabel }).catch((error: unknown) => {
    if (isMissing(error)) throw notFound();
    throw error;
  });
  if (store.storeLabel !== storeLabel) {
    throw redirect({ to, params: { storeLabel: store.storeLabel }, replace: true, statusCode: 301 });
  }
  await products;
  return {
    title: store.accountName,
    description: import.meta.env.SSR ? descriptionOf(store, config.seller.brand) : '',
    path: `/store/${store.storeLabel}`,
  };
}

function descriptionOf({ accountName, locations: [first] }: Store, brand: string): string {
  const where = first ? ` in ${[first.city, first.region].filter(Boolean).join(', ')}` : '';
  return `${accountName} offers ${brand} skin care${where}. Find the address, hours and products for home care.`;
}
