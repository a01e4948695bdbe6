import { productListByIds } from '@regen/sdk/query';
import type { Call } from '@regen/sdk';

/** Which of these products a caller may see. */
export const comparedQuery = (call: Call, skus: readonly string[], caller: string) =>
  productListByIds(call, { ids: [...skus], ...(caller !== 'public' && { userId: caller }) });
