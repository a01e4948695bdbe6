import { accountGet, orderList } from '@regen/sdk/query';
import { createCartResource } from '@regen/sdk/resources/cart';
import { expect, it } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { grantOf, userOf } from '~/testing/people.ts';

it('reads a query once for all who ensure it, and notes its operation', async () => {
  const { context, mocks } = openContext();
  const [one, other] = await Promise.all([context.ensure(accountGet), context.ensure(accountGet)]);
  expect(one).toBe(other);
  expect(mocks.calls.map(({ operationId }) => operationId)).toEqual(['accountGet']);
  expect([...context.asked]).toEqual(['accountGet']);
});

it('fails where the first paint needs it, and is quiet where it only starts a read', async () => {
  const { context, mocks } = openContext();
  mocks.fail('orderList', 403);
  await expect(context.prefetch(orderList, { id: 'usr_1' })).resolves.toBeUndefined();
  await expect(context.ensure(orderList, { id: 'usr_1' })).rejects.toMatchObject({ status: 403 });
});

it('follows who is signed in', () => {
  const { context, session } = openContext();
  expect(context).toMatchObject({ person: null, actor: null, caller: 'public', buyer: 'guest' });
  const user = userOf('b2b');
  session.start(grantOf(user));
  const { id } = user;
  expect(context).toMatchObject({ person: { userId: id }, actor: { userId: id }, caller: id, buyer: id });
  session.finish();
  expect(context.person).toBeNull();
});

it('makes a service with its first use, and only once', () => {
  const { context } = openContext();
  let made = 0;
  const create = () => ({ number: (made += 1) });
  expect(made).toBe(0);
  expect(context.service(create)).toBe(context.service(create));
  expect(made).toBe(1);
  expect(context.service(createCartResource)).toBe(context.service(createCartResource));
});
