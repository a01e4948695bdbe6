import type { Call } from '@regen/sdk';
import { productGet, productListByIds } from '@regen/sdk/query';
import { PUBLIC } from '~/kernel/context.ts';

/** A product as somebody sees it. Visitors have no live connection: theirs is read again when they come back to the tab (rule V25). */
export const productOf = (call: Call, sku: string, caller: string) => ({
  ...productGet(call, caller === PUBLIC ? { sku } : { sku, userId: caller }),
  refetchOnWindowFocus: caller === PUBLIC,
});

/** Those of these products that somebody may see. */
export const productsOf = (call: Call, skus: readonly string[], caller: string) =>
  productListByIds(call, { ids: [...skus], ...(caller !== PUBLIC && { userId: caller }) });
