import { accountGet, orderList } from '@regen/sdk/query';
import { createMocks } from '@regen/sdk/mocks';
import { createCartResource } from '@regen/sdk/resources/cart';
import { createMemorySession } from '@regen/sdk/session';
import { createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { config } from '~/testing/config.ts';
import { grantOf, userOf } from '~/testing/people.ts';
import { createContext } from './context.ts';

const router = () => createRouter({ routeTree: createRootRoute() });

function open() {
  const mocks = createMocks({ baseUrl: config.apiBaseUrl });
  const session = createMemorySession();
  const browserId = '00000000-0000-4000-8000-000000000000';
  const context = createContext({ config, session, browserId, isTakenOver: () => true, router, fetch: mocks.fetch });
  return { context, session, mocks };
}

it('reads a query once for all who ensure it, and notes its operation', async () => {
  const { context, mocks } = open();
  const [one, other] = await Promise.all([context.ensure(accountGet), context.ensure(accountGet)]);
  expect(one).toBe(other);
  expect(mocks.calls.map(({ operationId }) => operationId)).toEqual(['accountGet']);
  expect([...context.asked]).toEqual(['accountGet']);
});

it('fails where the first paint needs it, and is quiet where it only starts a read', async () => {
  const { context, mocks } = open();
  mocks.fail('orderList', 403);
  await expect(context.prefetch(orderList, { id: 'usr_1' })).resolves.toBeUndefined();
  await expect(context.ensure(orderList, { id: 'usr_1' })).rejects.toMatchObject({ status: 403 });
});

it('follows who is signed in', () => {
  const { context, session } = open();
  expect(context).toMatchObject({ person: null, actor: null, caller: 'public', buyer: 'guest' });
  const user = userOf('b2b');
  session.start(grantOf(user));
  const { id } = user;
  expect(context).toMatchObject({ person: { userId: id }, actor: { userId: id }, caller: id, buyer: id });
  session.finish();
  expect(context.person).toBeNull();
});

it('makes a service with its first use, and only once', () => {
  const { context } = open();
  let made = 0;
  const create = () => ({ number: (made += 1) });
  expect(made).toBe(0);
  expect(context.service(create)).toBe(context.service(create));
  expect(made).toBe(1);
  expect(context.service(createCartResource)).toBe(context.service(createCartResource));
});
