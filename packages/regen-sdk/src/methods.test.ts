import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, it } from 'vitest';
import { createRegen } from './create-regen.ts';
import type { Regen } from './create-regen.ts';
import type { operations as Contract } from './generated/schema.ts';
import * as operations from './generated/operations.ts';
import type * as types from './generated/types.ts';

/** Which method carries out which operation. A new operation fails here until it has a method. */
const METHODS = {
  accountGet: 'account.get',
  addressCreate: 'addresses.create',
  addressDelete: 'addresses.delete',
  addressList: 'addresses.list',
  addressSetDefault: 'addresses.setDefault',
  addressUpdate: 'addresses.update',
  cartFreeItemChoose: 'cart.chooseFreeItem',
  cartFreeItemRemove: 'cart.removeFreeItem',
  cartGet: 'cart.get',
  cartGetForShippingMethod: 'cart.getForShippingMethod',
  cartUpdate: 'cart.update',
  categoryList: 'categories.list',
  categoryListForUser: 'categories.listForUser',
  concernList: 'concerns.list',
  concernListForUser: 'concerns.listForUser',
  orderGet: 'orders.get',
  orderList: 'orders.list',
  orderPay: 'orders.pay',
  orderPaymentConfirm: 'orders.confirmPayment',
  orderPlace: 'orders.place',
  passwordForgot: 'passwords.forgot',
  passwordReset: 'passwords.reset',
  passwordTokenValidate: 'passwords.validateToken',
  paymentChallengeAnswer: 'payments.answerTestChallenge',
  paymentConfigGet: 'payments.config',
  paymentTokenCreate: 'payments.createTestToken',
  productGet: 'products.get',
  productImageList: 'products.images',
  productList: 'products.list',
  productListByIds: 'products.listByIds',
  productSearch: 'products.search',
  sessionCreate: 'session.create',
  sessionEnd: 'session.end',
  sessionRefresh: 'session.refresh',
  shippingMethodList: 'shippingMethods.list',
  shippingMethodListByAddress: 'shippingMethods.listByAddress',
  stockAlertConfirm: 'stockAlerts.confirm',
  stockAlertCreate: 'stockAlerts.create',
  stockAlertUnsubscribe: 'stockAlerts.unsubscribe',
  userGet: 'users.get',
  userRegister: 'users.register',
} as const satisfies Record<types.OperationId, string>;

type Methods = typeof METHODS;
type Method<Name extends string> = Name extends `${infer Resource extends keyof Regen & string}.${infer Verb}`
  ? Verb extends keyof Regen[Resource]
    ? Regen[Resource][Verb]
    : never
  : never;
type MethodOf<Id extends types.OperationId> = Method<Methods[Id]>;

/** What the contract says that a method gives: the JSON of its 2xx answers. */
type Success<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 | 202
    ? Responses[Status] extends { content: { 'application/json': infer Body } }
      ? Body
      : never
    : Status extends 204
      ? void
      : never;
}[keyof Responses];
type ContractResult = { [Id in types.OperationId]: Success<Contract[Id]['responses']> };
type SdkResult = {
  [Id in types.OperationId]: MethodOf<Id> extends (...args: never) => PromiseLike<infer Data> ? Data : never;
};

/** What the contract says that a method takes, besides the headers that the pipeline fills in. */
type Keys<T> = [NonNullable<T>] extends [never] ? never : keyof NonNullable<T>;
type Fields<Id extends types.OperationId> =
  | Keys<Contract[Id]['parameters']['path']>
  | Keys<Contract[Id]['parameters']['query']>
  | (Contract[Id]['requestBody'] extends { content: { 'application/json': infer Body } } ? keyof Body : never)
  | ('If-Match' extends Keys<Contract[Id]['parameters']['header']> ? 'ifMatch' : never);
type ContractFields = { [Id in types.OperationId]: [Fields<Id>] extends [never] ? 'none' : Fields<Id> };
type FirstArgument<Id extends types.OperationId> =
  MethodOf<Id> extends (...args: infer Args) => unknown
    ? Required<Args> extends [infer Params, unknown]
      ? keyof Params
      : 'none'
    : never;
type SdkFields = { [Id in types.OperationId]: FirstArgument<Id> };

it('types every method as the contract does', () => {
  expectTypeOf<SdkResult>().toEqualTypeOf<ContractResult>();
  expectTypeOf<SdkFields>().toEqualTypeOf<ContractFields>();
  expectTypeOf<Regen['cart']['update']>().parameter(0).toEqualTypeOf<types.CartUpdateParams>();
  expectTypeOf<types.UserCreate['countryCode']>().toEqualTypeOf<string | undefined>();
});

interface BundledOperation {
  operationId: string;
}

it('has one method for each operation, sent to where the contract says', async () => {
  const path = new URL('../../../apps/server/src/contract/generated/regen.v1.json', import.meta.url);
  const contract = JSON.parse(readFileSync(path, 'utf8')) as {
    paths: Record<string, Record<string, BundledOperation>>;
  };
  const expected = Object.entries(contract.paths).flatMap(([template, item]) =>
    Object.entries(item).map(([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${template}`),
  );

  const sent: string[] = [];
  const regen = createRegen({
    baseUrl: 'http://localhost',
    clientKey: 'k',
    logger: {
      debug: (message, { operationId, method, path: template }) =>
        void (message === 'request' && sent.push(`${operationId}: ${method} ${template}`)),
    },
    fetch: async () => new Response(null, { status: 204 }),
  });
  const values = {
    id: 'usr_1',
    userId: 'usr_1',
    orderId: 'ord_1',
    addressId: 'adr_1',
    sku: '1',
    token: 't',
    challengeId: 'c',
    shippingMethodId: 's',
  };
  for (const [id, name] of Object.entries(METHODS)) {
    const [resource, verb] = name.split('.') as [keyof Regen, string];
    const methods = regen[resource] as unknown as Record<string, (params: object) => Promise<unknown>>;
    await methods[verb]?.(values);
    expect(sent.at(-1)).toMatch(new RegExp(`^${id}:`));
  }
  expect(sent.toSorted()).toEqual(expected.toSorted());
  expect(Object.keys(operations)).toHaveLength(expected.length);

  const all = Object.entries(regen).flatMap(([resource, methods]) =>
    Object.keys(methods as object).map((verb) => `${resource}.${verb}`),
  );
  expect(all.toSorted()).toEqual(Object.values(METHODS).toSorted());
});
