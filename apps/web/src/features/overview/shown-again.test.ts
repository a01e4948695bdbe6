import { expect, it } from 'vitest';
import { shownAgain } from './shown-again.ts';

type Ordered = Parameters<typeof shownAgain>[0][number];

const ordered = (sku: string, state: 'in_stock' | 'low_stock' | 'out_of_stock') =>
  // The rest is not looked at.
  ({ product: { sku, stock: { state, left: null } } }) as Partial<Ordered> as Ordered;
const skusOf = (items: readonly Ordered[]) => items.map(({ product }) => product.sku);

it('shows what is ordered most, and of the rest what is low in stock', () => {
  const most = ['1', '2', '3', '4', '5'].map((sku) => ordered(sku, 'in_stock'));
  const rest = [ordered('6', 'in_stock'), ordered('7', 'low_stock'), ordered('8', 'out_of_stock')];
  const { mostOrdered, lowStock } = shownAgain([...most, ...rest]);
  expect(skusOf(mostOrdered)).toEqual(['1', '2', '3', '4', '5']);
  expect(skusOf(lowStock)).toEqual(['7', '8']);
  expect(shownAgain(most.slice(0, 2))).toMatchObject({ mostOrdered: most.slice(0, 2), lowStock: [] });
});
