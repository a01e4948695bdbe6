import { expect, it } from 'vitest';
import type { Contract, Schema } from './contract.ts';
import { liveKinds, withoutLive } from './live.ts';
import { readContract } from './read-contract.ts';

const cart: Schema = { type: 'object', required: ['key'], properties: { key: { type: 'string', const: 'cart' } } };
const refToCart = { $ref: '#/components/schemas/LiveCart' };

function contract(live: Contract['x-live'], schema = cart): Contract {
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1.0.0' },
    'x-live': live ?? {},
    paths: {},
    components: { schemas: { LiveCart: schema, Cart: { type: 'object' } } },
  };
}

it('has the schema of each key and the reads that it makes stale', () => {
  const given = contract({ cart: { schema: refToCart, stales: ['cartGet'] } });
  expect(liveKinds(given)).toEqual([{ key: 'cart', name: 'LiveCart', schema: cart, stales: ['cartGet'] }]);
  expect(liveKinds(contract({ cart: { schema: refToCart } }))[0]?.stales).toEqual([]);
});

it('leaves its schemas out for callers of the API, and nothing else', () => {
  const given = contract({ cart: { schema: refToCart } });
  expect(Object.keys(withoutLive(given).components?.schemas ?? {})).toEqual(['Cart']);
  expect(withoutLive(contract({})).components).toEqual(contract({}).components);
});

it.each<[string, Contract]>([
  ['LiveCart has another key than "basket"', contract({ basket: { schema: refToCart } })],
  ['LiveCart has another key than "cart"', contract({ cart: { schema: refToCart } }, { ...cart, required: [] })],
  ['the schema of "cart" needs a name', contract({ cart: { schema: cart } })],
])('refuses a contract where it %s', (sentence, wrong) => {
  expect(() => liveKinds(wrong)).toThrow(sentence);
});

it('reads the contract', () => {
  expect(liveKinds(readContract()).map(({ key }) => key)).toEqual(
    expect.arrayContaining(['message', 'messageRead', 'typing', 'cart', 'order', 'session']),
  );
});
