import type { Order } from '@regen/sdk';
import { expect, it } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { markupOf } from '~/testing/markup.tsx';
import { OrderItems } from './OrderItems.tsx';

type Item = Order['items'][number];

function amountOf(item: Pick<Item, 'amount' | 'discountAmount' | 'isFreeItem'>): string {
  const whole = { sku: '1403', name: 'Serum', size: '30 mL', quantity: 1, unitPrice: 92, ...item };
  const html = markupOf(openContext().context, <OrderItems items={[whole as Partial<Item> as Item]} />);
  const cell = html.split('role="cell"').at(-1) ?? '';
  return cell
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^.*?Amount /, '')
    .trim();
}

it('says what a line costs before and after its discount', () => {
  expect(amountOf({ amount: 82.8, discountAmount: 9.2, isFreeItem: false })).toBe(
    'Before discount $92.00 Discount −$9.20 After discount $82.80',
  );
  expect(amountOf({ amount: 92, discountAmount: 0, isFreeItem: false })).toBe('$92.00');
  expect(amountOf({ amount: 0, discountAmount: 0, isFreeItem: true })).toBe('Free');
});
