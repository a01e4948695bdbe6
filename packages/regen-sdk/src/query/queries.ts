import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { RequestOptions } from '../core/request-options.ts';
import type { Regen } from '../create-regen.ts';
import type {
  AddressListParams,
  CartGetForShippingMethodParams,
  CartGetParams,
  CategoryListForUserParams,
  ConcernListForUserParams,
  OrderGetParams,
  OrderListParams,
  PasswordTokenValidateParams,
  ProductGetParams,
  ProductImageListParams,
  ProductListByIdsParams,
  ProductListParams,
  ProductSearchParams,
  ShippingMethodListByAddressParams,
  ShippingMethodListParams,
  UserGetParams,
} from '../generated/types.ts';
import { queryKey } from './keys.ts';

/** React Query repeats a failed read by itself, see `regenQueryDefaults`. */
function once(signal: AbortSignal): RequestOptions {
  return { signal, maxRetries: 0 };
}

interface Paged {
  currentPage: number;
  totalPages: number;
}
const nextPage = (page: Paged): number | undefined =>
  page.currentPage < page.totalPages ? page.currentPage + 1 : undefined;

/** Query options for every read, under the names of the SDK. Use them in loaders, components and seeding alike. */
export function createRegenQueries(regen: Regen) {
  return {
    account: {
      get: () =>
        queryOptions({
          queryKey: queryKey('accountGet', {}),
          queryFn: ({ signal }) => regen.account.get(once(signal)),
        }),
    },
    users: {
      get: (params: UserGetParams) =>
        queryOptions({
          queryKey: queryKey('userGet', params),
          queryFn: ({ signal }) => regen.users.get(params, once(signal)),
        }),
    },
    passwords: {
      validateToken: (params: PasswordTokenValidateParams) =>
        queryOptions({
          queryKey: queryKey('passwordTokenValidate', params),
          queryFn: ({ signal }) => regen.passwords.validateToken(params, once(signal)),
        }),
    },
    products: {
      list: (params: ProductListParams) =>
        queryOptions({
          queryKey: queryKey('productList', params),
          queryFn: async ({ signal }) => regen.products.list(params, once(signal)),
        }),
      /** The pages of a list one after the other, for "show more". Its key starts as that of `list` does. */
      listInfinite: (params: Omit<ProductListParams, 'page'>) =>
        infiniteQueryOptions({
          queryKey: [...queryKey('productList', params), 'infinite'],
          queryFn: async ({ signal, pageParam }) => regen.products.list({ ...params, page: pageParam }, once(signal)),
          initialPageParam: 1,
          getNextPageParam: nextPage,
        }),
      get: (params: ProductGetParams) =>
        queryOptions({
          queryKey: queryKey('productGet', params),
          queryFn: ({ signal }) => regen.products.get(params, once(signal)),
        }),
      listByIds: (params: ProductListByIdsParams) =>
        queryOptions({
          queryKey: queryKey('productListByIds', params),
          queryFn: ({ signal }) => regen.products.listByIds(params, once(signal)),
        }),
      images: (params: ProductImageListParams) =>
        queryOptions({
          queryKey: queryKey('productImageList', params),
          queryFn: ({ signal }) => regen.products.images(params, once(signal)),
        }),
      search: (params: ProductSearchParams) =>
        queryOptions({
          queryKey: queryKey('productSearch', params),
          queryFn: async ({ signal }) => regen.products.search(params, once(signal)),
        }),
      searchInfinite: (params: Omit<ProductSearchParams, 'page'>) =>
        infiniteQueryOptions({
          queryKey: [...queryKey('productSearch', params), 'infinite'],
          queryFn: async ({ signal, pageParam }) => regen.products.search({ ...params, page: pageParam }, once(signal)),
          initialPageParam: 1,
          getNextPageParam: nextPage,
        }),
    },
    categories: {
      list: () =>
        queryOptions({
          queryKey: queryKey('categoryList', {}),
          queryFn: ({ signal }) => regen.categories.list(once(signal)),
        }),
      listForUser: (params: CategoryListForUserParams) =>
        queryOptions({
          queryKey: queryKey('categoryListForUser', params),
          queryFn: ({ signal }) => regen.categories.listForUser(params, once(signal)),
        }),
    },
    concerns: {
      list: () =>
        queryOptions({
          queryKey: queryKey('concernList', {}),
          queryFn: ({ signal }) => regen.concerns.list(once(signal)),
        }),
      listForUser: (params: ConcernListForUserParams) =>
        queryOptions({
          queryKey: queryKey('concernListForUser', params),
          queryFn: ({ signal }) => regen.concerns.listForUser(params, once(signal)),
        }),
    },
    cart: {
      get: (params: CartGetParams) =>
        queryOptions({
          queryKey: queryKey('cartGet', params),
          queryFn: ({ signal }) => regen.cart.get(params, once(signal)),
        }),
      getForShippingMethod: (params: CartGetForShippingMethodParams) =>
        queryOptions({
          queryKey: queryKey('cartGetForShippingMethod', params),
          queryFn: ({ signal }) => regen.cart.getForShippingMethod(params, once(signal)),
        }),
    },
    addresses: {
      list: (params: AddressListParams) =>
        queryOptions({
          queryKey: queryKey('addressList', params),
          queryFn: ({ signal }) => regen.addresses.list(params, once(signal)),
        }),
    },
    shippingMethods: {
      list: (params: ShippingMethodListParams) =>
        queryOptions({
          queryKey: queryKey('shippingMethodList', params),
          queryFn: ({ signal }) => regen.shippingMethods.list(params, once(signal)),
        }),
      listByAddress: (params: ShippingMethodListByAddressParams) =>
        queryOptions({
          queryKey: queryKey('shippingMethodListByAddress', params),
          queryFn: ({ signal }) => regen.shippingMethods.listByAddress(params, once(signal)),
        }),
    },
    orders: {
      list: (params: OrderListParams) =>
        queryOptions({
          queryKey: queryKey('orderList', params),
          queryFn: async ({ signal }) => regen.orders.list(params, once(signal)),
        }),
      listInfinite: (params: Omit<OrderListParams, 'page'>) =>
        infiniteQueryOptions({
          queryKey: [...queryKey('orderList', params), 'infinite'],
          queryFn: async ({ signal, pageParam }) => regen.orders.list({ ...params, page: pageParam }, once(signal)),
          initialPageParam: 1,
          getNextPageParam: nextPage,
        }),
      get: (params: OrderGetParams) =>
        queryOptions({
          queryKey: queryKey('orderGet', params),
          queryFn: ({ signal }) => regen.orders.get(params, once(signal)),
        }),
    },
    payments: {
      config: () =>
        queryOptions({
          queryKey: queryKey('paymentConfigGet', {}),
          queryFn: ({ signal }) => regen.payments.config(once(signal)),
        }),
    },
  };
}

export type RegenQueries = ReturnType<typeof createRegenQueries>;
