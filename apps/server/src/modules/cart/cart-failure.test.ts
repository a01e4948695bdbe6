import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Database, Queryable } from '../../db/database.ts';
import { statementName } from '../../db/statement-name.ts';
import { plentifulSkus, Shopper } from '../../testing/shopping.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
const trips = { isFailing: false, during: 0, after: 0 };
/** Round trips that reading the cart takes. */
const TRIPS = 20;

/** While it is failing, changing a cart's lines fails at once, and reading the cart takes many round trips. */
function failing(db: Database): Database {
  return {
    ...db,
    async transaction(work, wrap = (query) => query) {
      let isOver = false;
      const note = () => void (trips[isOver ? 'after' : 'during'] += 1);
      const wrapped = (query: Queryable['query']): Queryable['query'] => {
        const send = wrap(query);
        return async (statement, values) => {
          const name = statementName(statement);
          if (trips.isFailing && name.startsWith('cart-lines-')) throw new Error('The lines were not written.');
          if (trips.isFailing && name.startsWith('cart-guest-')) {
            for (let trip = 0; trip < TRIPS && !isOver; trip += 1) {
              await send('select 1');
              note();
            }
          }
          return send(statement, values);
        };
      };
      return db.transaction((tx) => work(tx).finally(() => (isOver = true)), wrapped);
    },
  };
}

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { watch: failing });
});
afterAll(() => server.close());

it('finishes reading before the transaction ends when the change fails', async () => {
  const [sku = ''] = await plentifulSkus(server, 1);
  const visitor = new Shopper(server);
  expect((await visitor.put({ items: [{ sku, quantity: 1 }] })).status).toBe(200);
  trips.isFailing = true;
  expect((await visitor.put({ items: [{ sku, quantity: 2 }] })).status).toBe(500);
  expect(trips).toMatchObject({ during: TRIPS, after: 0 });
});
