import { operations, readContract } from '@regen/contract';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { refuse } from '../refuse.ts';
import { shopId } from '../testing/shop/people.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { anyone } from './access/rules.ts';
import type { AnyOperations } from './operation.ts';

/** Every operation of the contract, failing each call with its own name. */
function echo(): AnyOperations {
  const answer = (name: string) => async () => {
    throw refuse('internal_error', name);
  };
  return Object.fromEntries(operations(readContract()).map(({ id }) => [id, { rule: anyone(), handler: answer(id) }]));
}

const USER = shopId('usr', 1);
let server: TestServer;
let jwt: string;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { modules: () => [{ operations: echo() }] });
  ({ jwt } = await server.app.platform.auth.openSession(USER, server.browserId));
});

afterAll(() => server?.close());

describe('literal segments win over parameters', () => {
  test.each([
    ['GET', '/products/category', 'categoryList'],
    ['GET', `/products/category/${USER}`, 'categoryListForUser'],
    ['GET', '/products/concerns', 'concernList'],
    ['GET', '/products/?search=serum', 'productSearch'],
    ['GET', '/products/public', 'productList'],
    ['POST', '/products/ids', 'productListByIds'],
    ['GET', '/product/images?sku=GM1001', 'productListImages'],
    ['GET', '/product/GM1001', 'productGet'],
    ['POST', '/users/forgotPassword', 'passwordForgot'],
    ['GET', '/users/validateToken/abc', 'passwordValidateToken'],
    ['GET', `/users/${USER}`, 'userGet'],
    ['GET', `/users/address/${USER}`, 'addressList'],
    ['DELETE', `/users/${USER}/address/${shopId('adr', 10)}`, 'addressDelete'],
    ['PUT', `/cart/${USER}/freeitem`, 'cartChooseFreeItem'],
    ['GET', `/cart/${USER}/ground`, 'cartGetForShippingMethod'],
    ['GET', `/user/${USER}/order`, 'orderList'],
  ] as const)('%s %s is %s', async (method, path, operationId) => {
    const bodies: Record<string, unknown> = {
      productListByIds: { ids: ['GM1001'] },
      passwordForgot: { email: 'a@b.example' },
      cartChooseFreeItem: { sku: 'GM1001' },
    };
    const takesClientsOnly = ['passwordForgot', 'passwordValidateToken'].includes(operationId);
    const as = takesClientsOnly ? 'client' : { jwt };
    const answer = await server.call(method, path, { as, body: bodies[operationId] });
    expect([answer.status, answer.body.message]).toEqual([500, operationId]);
  });

  test('a slash at the end is another path', async () => {
    expect((await server.call('GET', '/products')).status).toBe(404);
    expect((await server.call('GET', '/account/', { as: { jwt } })).status).toBe(404);
  });
});
