import { mutationOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { RequestOptions } from '../core/request-options.ts';
import type { Regen } from '../create-regen.ts';
import type {
  AddressCreateParams,
  AddressDeleteParams,
  AddressSetDefaultParams,
  AddressUpdateParams,
  Cart,
  CartFreeItemChooseParams,
  CartFreeItemRemoveParams,
  CartUpdateParams,
  Order,
  OrderPayParams,
  OrderPaymentConfirmParams,
  OrderPlaceParams,
  PasswordForgotParams,
  PasswordResetParams,
  PaymentChallengeAnswerParams,
  PaymentTokenCreateParams,
  SessionCreateParams,
  SessionEndParams,
  StockAlertConfirmParams,
  StockAlertCreateParams,
  StockAlertUnsubscribeParams,
  UserRegisterParams,
} from '../generated/types.ts';
import { invalidate } from './keys.ts';

/** The server answers a change with the whole cart: it goes where the cart is read, and what depends on it is stale. */
async function keepCart(client: QueryClient, id: string, cart: Cart): Promise<void> {
  client.setQueriesData({ queryKey: ['cartGet', { id }] }, cart);
  await invalidate(client, 'cartGetForShippingMethod', 'shippingMethodList', 'shippingMethodListByAddress');
}

/** An order has changed: its page gets it at once, what it took from (cart, stock) or left behind (saved address) is read again. */
async function keepOrder(client: QueryClient, order: Order): Promise<void> {
  client.setQueriesData({ queryKey: ['orderGet', { orderId: order.id }] }, order);
  await invalidate(client, 'orderList', 'cartGet', 'shippingMethodList', 'productGet', 'addressList');
}

/**
 * Mutation options for every write, under the names of the SDK; the variables are the parameters of the method. They keep
 * the cache right by operation. A component that brings its own `onSuccess` replaces that, so use `mutate(…, { onSuccess })`
 * for what only the component wants. Passwords and card numbers do not stay in the cache (`gcTime: 0`). Signing in and out changes what everything shows: the application decides what to clear.
 */
export function createRegenMutations(regen: Regen) {
  return {
    session: {
      create: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['sessionCreate'],
          mutationFn: (params: SessionCreateParams) => regen.session.create(params, options),
          gcTime: 0,
        }),
      end: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['sessionEnd'],
          mutationFn: (params: SessionEndParams) => regen.session.end(params, options),
        }),
    },
    users: {
      register: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['userRegister'],
          mutationFn: (params: UserRegisterParams) => regen.users.register(params, options),
          gcTime: 0,
        }),
    },
    passwords: {
      forgot: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['passwordForgot'],
          mutationFn: (params: PasswordForgotParams) => regen.passwords.forgot(params, options),
        }),
      reset: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['passwordReset'],
          mutationFn: (params: PasswordResetParams) => regen.passwords.reset(params, options),
          gcTime: 0,
        }),
    },
    stockAlerts: {
      create: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['stockAlertCreate'],
          mutationFn: (params: StockAlertCreateParams) => regen.stockAlerts.create(params, options),
        }),
      confirm: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['stockAlertConfirm'],
          mutationFn: (params: StockAlertConfirmParams) => regen.stockAlerts.confirm(params, options),
        }),
      unsubscribe: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['stockAlertUnsubscribe'],
          mutationFn: (params: StockAlertUnsubscribeParams) => regen.stockAlerts.unsubscribe(params, options),
        }),
    },
    cart: {
      update: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['cartUpdate'],
          mutationFn: (params: CartUpdateParams) => regen.cart.update(params, options),
          onSuccess: (cart, { id }, _result, { client }) => keepCart(client, id, cart),
        }),
      chooseFreeItem: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['cartFreeItemChoose'],
          mutationFn: (params: CartFreeItemChooseParams) => regen.cart.chooseFreeItem(params, options),
          onSuccess: (cart, { id }, _result, { client }) => keepCart(client, id, cart),
        }),
      removeFreeItem: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['cartFreeItemRemove'],
          mutationFn: (params: CartFreeItemRemoveParams) => regen.cart.removeFreeItem(params, options),
          onSuccess: (cart, { id }, _result, { client }) => keepCart(client, id, cart),
        }),
    },
    addresses: {
      create: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['addressCreate'],
          mutationFn: (params: AddressCreateParams) => regen.addresses.create(params, options),
          onSuccess: (_address, _params, _result, { client }) => invalidate(client, 'addressList'),
        }),
      update: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['addressUpdate'],
          mutationFn: (params: AddressUpdateParams) => regen.addresses.update(params, options),
          onSuccess: (_address, _params, _result, { client }) => invalidate(client, 'addressList'),
        }),
      setDefault: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['addressSetDefault'],
          mutationFn: (params: AddressSetDefaultParams) => regen.addresses.setDefault(params, options),
          onSuccess: (list, { userId }, _result, { client }) =>
            void client.setQueryData(['addressList', { userId }], list),
        }),
      delete: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['addressDelete'],
          mutationFn: (params: AddressDeleteParams) => regen.addresses.delete(params, options),
          onSuccess: (_nothing, _params, _result, { client }) => invalidate(client, 'addressList'),
        }),
    },
    orders: {
      /** Pass `idempotencyKey` and keep it until the answer is there: a lost answer is then repeated as the same order. */
      place: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['orderPlace'],
          mutationFn: (params: OrderPlaceParams) => regen.orders.place(params, options),
          onSuccess: (order, _params, _result, { client }) => keepOrder(client, order),
        }),
      pay: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['orderPay'],
          mutationFn: (params: OrderPayParams) => regen.orders.pay(params, options),
          onSuccess: (order, _params, _result, { client }) => keepOrder(client, order),
        }),
      confirmPayment: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['orderPaymentConfirm'],
          mutationFn: (params: OrderPaymentConfirmParams) => regen.orders.confirmPayment(params, options),
          onSuccess: (order, _params, _result, { client }) => keepOrder(client, order),
        }),
    },
    payments: {
      createTestToken: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['paymentTokenCreate'],
          mutationFn: (params: PaymentTokenCreateParams) => regen.payments.createTestToken(params, options),
          gcTime: 0,
        }),
      answerTestChallenge: (options?: RequestOptions) =>
        mutationOptions({
          mutationKey: ['paymentChallengeAnswer'],
          mutationFn: (params: PaymentChallengeAnswerParams) => regen.payments.answerTestChallenge(params, options),
        }),
    },
  };
}

export type RegenMutations = ReturnType<typeof createRegenMutations>;
