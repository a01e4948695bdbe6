import { visitorFavorites } from '~/features/favorites/index.ts';
import type { AppContext } from '~/kernel/context.ts';
import { storedOfPage } from '~/kernel/stored/use-stored.ts';
import { productsOf } from './product-queries.ts';

/** What a visitor has saved on this device. */
export async function loadFavorites(context: AppContext): Promise<void> {
  const skus = storedOfPage(context, visitorFavorites).read();
  if (skus) await context.ensure(productsOf, skus, context.caller);
}
