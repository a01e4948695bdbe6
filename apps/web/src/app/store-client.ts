import { createClient } from '@regen/sdk';
import type { Call } from '@regen/sdk';
import { createCartResource } from '@regen/sdk/resources/cart';
import { createCategoriesResource } from '@regen/sdk/resources/categories';
import { createConcernsResource } from '@regen/sdk/resources/concerns';
import { createProductsResource } from '@regen/sdk/resources/products';
import { createSessionsResource } from '@regen/sdk/resources/sessions';

/** What every page needs of the API; `useMember()` has what is loaded with the pages that need more. */
export function createStoreClient(call: Call) {
  return createClient(call, {
    cart: createCartResource,
    categories: createCategoriesResource,
    concerns: createConcernsResource,
    products: createProductsResource,
    sessions: createSessionsResource,
  });
}

export type StoreClient = ReturnType<typeof createStoreClient>;
