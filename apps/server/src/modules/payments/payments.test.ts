import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
});
afterAll(() => server.close());

const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2040, cvc: '123' };
const tokenFor = (change: object) => server.call('POST', '/payments/test/tokens', { body: { ...card, ...change } });

it('says how to pay', async () => {
  expect(await server.call('GET', '/payments/config')).toMatchObject({
    status: 200,
    body: { provider: 'test', methods: ['card'], isTest: true },
  });
});

it('makes a token of a test card and names the field of a wrong one', async () => {
  expect(await tokenFor({})).toMatchObject({ status: 201, body: { brand: 'visa', last4: '4242' } });
  expect(await tokenFor({ number: '4242 4242 4242 4243' })).toMatchObject({
    status: 422,
    body: { code: 'card_number_invalid', details: [{ path: '/number' }] },
  });
  expect(await tokenFor({ expYear: 2020 })).toMatchObject({ status: 422, body: { code: 'card_expired' } });
  expect(await tokenFor({ number: 'x' })).toMatchObject({ status: 400 });
  expect(await tokenFor({ pin: '0000' })).toMatchObject({ status: 400 });
});

it('rejects an unknown challenge', async () => {
  expect(await server.call('POST', '/payments/test/challenges/tds_none', { body: { approve: true } })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});
