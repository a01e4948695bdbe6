import type { PaymentError } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { violations } from '../../admin/invariants.ts';
import { failNextAttempt, writtenAttempts } from '../../testing/fail-payments.ts';
import { CARDS, openShop, Shopper } from '../../testing/shopping.ts';

const { server, sku } = await openShop(inject('cluster'));
afterAll(() => server.close());

async function withCart(): Promise<Shopper> {
  const shopper = new Shopper(server);
  await shopper.put({ items: [{ sku, quantity: 1 }] });
  return shopper;
}

/** Charges of attempts that were never written. */
async function strayCharges(): Promise<string[]> {
  const { rows } = await server.db.query<{ key: string }>(
    `select idempotency_key as key from test_payments t where not exists (select from payments p where p.id = t.idempotency_key)`,
  );
  return rows.map(({ key }) => key);
}

async function declinesOf({ browserId }: Shopper): Promise<number> {
  const { rows } = await server.db.query<{ count: number }>('select hits as count from rate_limits where bucket = $1', [
    `order declined buyer ${browserId}`,
  ]);
  return rows[0]?.count ?? 0;
}

describe('a call whose transaction is rolled back while its duplicate waits', () => {
  it('charges the attempt of the duplicate', async () => {
    const shopper = await withCart();
    const body = await shopper.checkout();
    const key = randomUUID();
    await failNextAttempt(server, 'fail_order');
    const answers = await Promise.all([shopper.order(body, key), shopper.order(body, key)]);
    expect(answers.map(({ status, body: { state } }) => ({ status, state }))).toEqual([
      { status: 201, state: 'paid' },
      { status: 201, state: 'paid' },
    ]);
    // The duplicate wrote its attempt, and the call did not write another.
    expect(await writtenAttempts(server, 'fail_order')).toBe(2);
    expect(await strayCharges()).toEqual([]);
    expect(await violations(server.db, { settlingMinutes: 0 })).toEqual([]);
  });

  it('counts one declined card, when an order is placed and when it is paid again', async () => {
    const shopper = await withCart();
    const body = await shopper.checkout(CARDS.declined);
    const key = randomUUID();
    await failNextAttempt(server, 'fail_declined');
    const answers = await Promise.all([shopper.order<PaymentError>(body, key), shopper.order<PaymentError>(body, key)]);
    expect(answers.map(({ status }) => status)).toEqual([402, 402]);
    expect(await declinesOf(shopper)).toBe(1);

    const { id, accessToken } = answers[0]?.body.order ?? {};
    const again = { accessToken, payment: { method: 'card', token: await shopper.token(CARDS.declined) } };
    const pay = () =>
      shopper.call('POST', `/order/${id}/pay`, { body: again, headers: { 'idempotency-key': `${key}-again` } });
    await failNextAttempt(server, 'fail_again');
    expect((await Promise.all([pay(), pay()])).map(({ status }) => status)).toEqual([402, 402]);
    expect(await writtenAttempts(server, 'fail_again')).toBe(2);
    expect(await declinesOf(shopper)).toBe(2);
  });
});
