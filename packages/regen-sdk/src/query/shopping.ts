import type { QueryClient } from '@tanstack/react-query';
import type { Regen } from '../create-regen.ts';
import type { Cart, Order } from '../generated/types.ts';
import { invalidate } from './keys.ts';
import { read, readPages, readPlain } from './read.ts';
import { write, writeSecret } from './write.ts';

type Part = Pick<Regen, 'cart' | 'orders' | 'payments' | 'shippingMethods'>;

/** The server answers a change with the whole cart: it goes where the cart is read, and what depends on it is stale. */
async function keepCart(client: QueryClient, cart: Cart, { id }: { id: string }): Promise<void> {
  client.setQueriesData({ queryKey: ['cartGet', { id }] }, cart);
  await invalidate(client, 'cartGetForShippingMethod', 'shippingMethodList', 'shippingMethodListByAddress');
}

/** An order has changed: its page gets it at once; what it took from (cart, stock, points) or left behind (saved address) is read again. */
async function keepOrder(client: QueryClient, order: Order): Promise<void> {
  client.setQueriesData({ queryKey: ['orderGet', { orderId: order.id }] }, order);
  await invalidate(client, 'orderList', 'cartGet', 'shippingMethodList', 'productGet', 'addressList', 'rewardGet');
}

/** Cart, checkout and orders. */
export function shoppingQueries({ cart, orders, payments, shippingMethods }: Part) {
  return {
    cart: {
      get: read('cartGet', cart.get),
      getForShippingMethod: read('cartGetForShippingMethod', cart.getForShippingMethod),
    },
    shippingMethods: {
      list: read('shippingMethodList', shippingMethods.list),
      listByAddress: read('shippingMethodListByAddress', shippingMethods.listByAddress),
    },
    orders: {
      list: read('orderList', orders.list),
      listInfinite: readPages('orderList', orders.list),
      get: read('orderGet', orders.get),
    },
    payments: { config: readPlain('paymentGetConfig', payments.getConfig) },
  };
}

export function shoppingMutations({ cart, orders, payments }: Omit<Part, 'shippingMethods'>) {
  return {
    cart: {
      update: write('cartUpdate', cart.update, keepCart),
      chooseFreeItem: write('cartChooseFreeItem', cart.chooseFreeItem, keepCart),
      removeFreeItem: write('cartRemoveFreeItem', cart.removeFreeItem, keepCart),
      addBundle: write('cartAddBundle', cart.addBundle, keepCart),
    },
    orders: {
      /** Pass `idempotencyKey` and keep it until the answer is there: a lost answer is then repeated as the same order. */
      place: write('orderPlace', orders.place, keepOrder),
      pay: write('orderPay', orders.pay, keepOrder),
      confirmPayment: write('orderConfirmPayment', orders.confirmPayment, keepOrder),
    },
    payments: {
      createTestToken: writeSecret('paymentCreateTestToken', payments.createTestToken),
      answerTestChallenge: write('paymentAnswerTestChallenge', payments.answerTestChallenge),
    },
  };
}
