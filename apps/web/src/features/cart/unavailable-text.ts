import type { CartNotice } from '@regen/sdk';

/** Why a line can't be ordered: what the notice about it says, in fewer words. */
export function unavailableText(sku: string, notices: readonly CartNotice[]): string {
  const isSoldOut = notices.some((notice) => notice.sku === sku && notice.code === 'out_of_stock');
  return `${isSoldOut ? 'Out of stock' : 'No longer available'}. Remove it to check out.`;
}
