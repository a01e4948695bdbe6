import { expect, it } from 'vitest';
import { storedOfPage } from '~/kernel/stored/use-stored.ts';
import { openContext } from '~/testing/context.ts';
import { grantOf, userOf } from '~/testing/people.ts';
import { mergeFavorites } from './favorite-store.ts';
import { visitorFavorites } from './visitor-favorites.ts';

/** Somebody who has just signed in where a visitor had saved these. */
function open(skus: readonly string[]) {
  const { context, session, mocks } = openContext();
  const user = userOf('retail');
  session.start(grantOf(user));
  const kept = storedOfPage(context, visitorFavorites);
  kept.write(skus);
  mocks.on('favoriteList', { items: [], gone: [], currentPage: 1, totalPages: 0, totalCount: 0, perPage: 50 });
  const added = () =>
    mocks.calls.flatMap(({ operationId, params }) => (operationId === 'favoriteAdd' ? [params['sku']] : []));
  return { merge: () => mergeFavorites(context, user.id), session, mocks, kept, added };
}

it('adds a visitor’s favorites to the account, the oldest first, and leaves nothing on the device', async () => {
  const { merge, kept, added } = open(['1401', '1101']);
  expect(await merge()).toBe(2);
  expect(added()).toEqual(['1101', '1401']);
  expect(kept.read()).toBeNull();
  expect(await merge()).toBe(0);
});

it('passes over a product that is gone, and keeps what a failure leaves behind', async () => {
  const gone = open(['1401']);
  gone.mocks.fail('favoriteAdd', 404);
  expect(await gone.merge()).toBe(0);
  expect(gone.kept.read()).toBeNull();
  const down = open(['1401', '1101']);
  down.mocks.fail('favoriteAdd', 503);
  await expect(down.merge()).rejects.toMatchObject({ status: 503 });
  expect(down.kept.read()).toEqual(['1401', '1101']);
});

it('keeps what an account that is full does not take', async () => {
  const { merge, mocks, kept, added } = open(['1401', '1101']);
  mocks.fail('favoriteAdd', 'favorites_full');
  await expect(merge()).rejects.toMatchObject({ code: 'favorites_full' });
  expect(kept.read()).toEqual(['1401', '1101']);
  expect(added()).toEqual(['1101']);
});

it('does not count what the account had', async () => {
  const { merge, kept, added } = open(['1401']);
  expect(await merge()).toBe(1);
  kept.write(['1401', '1101']);
  expect(await merge()).toBe(1);
  expect(added()).toEqual(['1401', '1101']);
  expect(kept.read()).toBeNull();
});

it('adds nothing for somebody who has signed out meanwhile', async () => {
  const { merge, session, added } = open(['1401']);
  session.finish();
  expect(await merge()).toBe(0);
  expect(added()).toEqual([]);
});
