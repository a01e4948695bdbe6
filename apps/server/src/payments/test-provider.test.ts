import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { checkCard, passesLuhn, TEST_CARDS } from './test-cards.ts';
import { createTestProvider } from './test-provider.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const card = { number: '4242 4242 4242 4242', expMonth: 11, expYear: 2026, cvc: '123' };

describe('a card', () => {
  it('is good until the end of its month', () => {
    expect(checkCard(card, NOW)).toMatchObject({ isValid: true, last4: '4242' });
    expect(checkCard({ ...card, expMonth: 10 }, NOW)).toMatchObject({ isValid: false, code: 'card_expired' });
    expect(checkCard({ ...card, expYear: 2025 }, NOW)).toMatchObject({ isValid: false, code: 'card_expired' });
  });

  it.each([
    ['4242 4242 4242 4241', 'card_number_invalid'],
    ['4242', 'card_number_invalid'],
    ['4012 8888 8888 1881', 'card_not_a_test_card'],
  ])('%s is refused', (number, code) =>
    expect(checkCard({ ...card, number }, NOW)).toMatchObject({ code, path: '/number' }),
  );

  it('has a security code of its brand', () => {
    expect(checkCard({ ...card, cvc: '1234' }, NOW)).toMatchObject({ code: 'card_cvc_invalid' });
    expect(checkCard({ ...card, number: '378282246310005', cvc: '1234' }, NOW)).toMatchObject({ isValid: true });
  });

  it('passes the check digit in every documented number', () => {
    for (const number of TEST_CARDS.keys()) expect([number, passesLuhn(number)]).toEqual([number, true]);
  });
});

describe('the provider', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(inject('cluster'));
  });
  afterAll(() => test.drop());
  const provider = () => createTestProvider({ clock: createTestClock(), db: test.db });
  const request = (token: string, payableId: string = randomUUID()) => ({
    key: randomUUID(),
    payableId,
    amount: 1234,
    currency: 'USD',
    method: 'card' as const,
    token,
  });
  const token = (number: string) =>
    provider().saveCard(TEST_CARDS.get(number) ?? { brand: 'visa', outcome: 'succeed' }, number.slice(-4));

  it('charges once per key, regardless of who calls and how often', async () => {
    const wanted = request(await token('4242424242424242'));
    const results = await Promise.all(Array.from({ length: 10 }, () => provider().charge(wanted)));
    expect(new Set(results.map(({ ref }) => ref)).size).toBe(1);
    expect(results[0]).toMatchObject({ status: 'succeeded', brand: 'visa', last4: '4242', failure: null });
    expect(await provider().find(wanted.key)).toEqual(results[0]);
  });

  it('accepts a token for one order only', async () => {
    const used = await token('4242424242424242');
    const first = request(used);
    await provider().charge(first);
    expect(await provider().charge({ ...first, key: randomUUID() })).toMatchObject({ status: 'succeeded' });
    expect(await provider().charge(request(used))).toMatchObject({ status: 'failed', failure: { code: 'token_used' } });
    expect(await provider().charge(request('tok_made_up'))).toMatchObject({
      status: 'failed',
      failure: { code: 'token_unknown' },
    });
    const old = await token('4242424242424242');
    await test.db.query(`update test_cards set expires_at = now() - interval '1 second' where token = $1`, [old]);
    expect(await provider().charge(request(old))).toMatchObject({ failure: { code: 'token_unknown' } });
  });

  it('lets nothing succeed that was closed', async () => {
    const early = request(await token('4242424242424242'));
    expect(await provider().close(early.key, early.payableId)).toMatchObject({
      status: 'failed',
      failure: { code: 'payment_closed' },
    });
    expect(await provider().charge(early)).toMatchObject({ status: 'failed' });

    const asked = request(await token('4000002760003184'));
    const { action } = await provider().charge(asked);
    expect(action).toMatchObject({ type: 'three_d_secure' });
    await provider().close(asked.key, asked.payableId);
    expect(await provider().answer(action?.challengeId ?? '', true)).toEqual({
      approved: false,
      wasOpen: false,
      key: asked.key,
    });

    const done = request(await token('4242424242424242'));
    await provider().charge(done);
    expect(await provider().close(done.key, done.payableId)).toMatchObject({ status: 'succeeded' });
  });

  it('refunds parts, each once, until nothing is left', async () => {
    const paid = request(await token('5555555555554444'));
    const { ref } = await provider().charge(paid);
    const part = { key: `${paid.key} part`, amount: 400 };
    await Promise.all([provider().refund(ref, part), provider().refund(ref, part)]);
    await provider().refund(ref, part);
    expect(await provider().find(paid.key)).toMatchObject({ status: 'succeeded' });
    const rest = { key: `${paid.key} rest`, amount: paid.amount - 400 };
    await expect(provider().refund(ref, { ...rest, amount: rest.amount + 1 })).rejects.toThrow(
      'test_payments_refund_fits',
    );
    await provider().refund(ref, rest);
    await provider().refund(ref, rest);
    expect(await provider().find(paid.key)).toMatchObject({ status: 'refunded' });
    await expect(provider().refund(ref, { key: 'more', amount: 1 })).rejects.toThrow('nothing left');
    const { rows } = await test.db.query('select refunded_cents from test_payments where ref = $1', [ref]);
    expect(rows).toEqual([{ refunded_cents: paid.amount }]);
    expect(await provider().answer('tds_made_up', true)).toBeNull();
  });

  it('stores no card number', async () => {
    await token('4242424242424242');
    const { rows } = await test.db.query<{ dump: string }>(`select string_agg(c::text, ' ') as dump from test_cards c`);
    expect(rows[0]?.dump).not.toContain('4242424242424242');
  });
});
