import { cartGet } from '@regen/sdk/query';
import { expect, it } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { cartBadge } from './cart-badge.ts';
import { cartWriterOf } from './cart-store.ts';

it('counts what is under way, until the server has counted', async () => {
  const { context, mocks } = openContext();
  const cart = await context.ensure(cartGet, { id: context.buyer });
  const [line] = cart.items;
  if (!line) throw new Error('The example of a cart has lines.');
  const badge = context.service(cartBadge);
  const seen: (number | null)[] = [];
  badge.subscribe(() => seen.push(badge.current()));
  mocks.on('cartUpdate', cart);
  const writer = cartWriterOf(context);
  const saved = writer.change({ kind: 'set', sku: line.sku, quantity: line.quantity + 4 });
  expect(badge.current()).toBe(cart.totalQuantity + 4);
  await saved;
  await writer.settled();
  expect(badge.current()).toBeNull();
  expect(seen).toEqual([cart.totalQuantity + 4, null]);
});
