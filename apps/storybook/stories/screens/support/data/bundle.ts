import type { Channel } from '@regen/domain';
import type { SharedBundle, SharedBundlePage } from '@regen/sdk';
import { now } from '../fixed-world.ts';
import { detailsOf, productOf, summaryOf } from './products.ts';

const bundleToken = 'calm-winter-skin-shared-link-001';

const picks = [
  ['1101', 1],
  ['1402', 1],
  ['1501', 2],
  ['1802', 1],
] as const;

const instructions = `Morning
Cleanse, then press in the serum while the skin is damp. Sunscreen last, every day.

Evening
Cleanse for a full minute. Serum, then the cream, a hazelnut of it.`;

/** What Dana recommends, priced for the viewer. */
export function bundleOf(channel: Channel): SharedBundle {
  const items = picks
    .filter(([sku]) => detailsOf(sku, channel) !== undefined)
    .map(([sku, quantity]) => ({ sku, quantity, product: summaryOf(productOf(sku), channel) }));
  return {
    bundleToken,
    bundleName: 'Calm winter skin',
    professional: {
      accountId: 'acc_01hzx0k31',
      accountName: 'Lumen Skin Clinic',
      firstName: 'Dana',
      storeLabel: 'lumen-skin',
    },
    items,
    hiddenItemCount: 0,
    total:
      items.reduce((sum, { quantity, product }) => sum + Math.round(product.price.yourPrice * 100) * quantity, 0) / 100,
    currency: 'USD',
    instructions,
    file: null,
    isClaimed: false,
    receivedAt: null,
    updatedAt: new Date(now).toISOString(),
  };
}

/** What a client was sent. */
export const receivedOf = (channel: Channel): SharedBundlePage => ({
  items: [{ ...bundleOf(channel), receivedAt: '2026-11-18T17:20:11.000Z' }],
  currentPage: 1,
  totalPages: 1,
  totalCount: 1,
  perPage: 10,
});
