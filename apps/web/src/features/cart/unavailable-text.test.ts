import { expect, it } from 'vitest';
import { unavailableText } from './unavailable-text.ts';

it('says of a line what the notice about it says', () => {
  const notices = [
    { code: 'out_of_stock', message: 'Living Ferment Essence is out of stock.', sku: '1306' },
    { code: 'not_available', message: 'Quiet Milk Cleanser is no longer available.', sku: '1101' },
  ] as const;
  expect(unavailableText('1306', notices)).toBe('Out of stock. Remove it to check out.');
  expect(unavailableText('1101', notices)).toBe('No longer available. Remove it to check out.');
});
