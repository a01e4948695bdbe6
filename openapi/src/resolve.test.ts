import { describe, expect, it } from 'vitest';
import type { Contract, Schema } from './contract.ts';
import { escapeKey, isReference, resolve, schemaName } from './resolve.ts';

const contract: Contract = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1.0.0' },
  paths: { '/a~b/{id}': { get: { operationId: 'thingGet', responses: {} } } },
  components: {
    schemas: {
      Price: { type: 'number' },
      Total: { $ref: '#/components/schemas/Sum' },
      Sum: { $ref: '#/components/schemas/Price' },
      Loop: { $ref: '#/components/schemas/Back' },
      Back: { $ref: '#/components/schemas/Loop' },
    },
  },
};
const schema = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

describe('resolve', () => {
  it('returns what is not a reference', () => {
    const given = { type: 'string' };
    expect(resolve<Schema>(contract, given)).toBe(given);
  });

  it('follows one reference, and one after another', () => {
    expect(resolve(contract, schema('Price'))).toEqual({ type: 'number' });
    expect(resolve(contract, schema('Total'))).toEqual({ type: 'number' });
  });

  it('understands keys that are escaped, for a pointer, a URL or both', () => {
    const operation = contract.paths['/a~b/{id}']?.get;
    for (const $ref of [
      '#/paths/~1a~0b~1{id}/get',
      '#/paths/~1a~0b~1%7Bid%7D/get',
      `#/paths/${escapeKey('/a~b/{id}')}/get`,
    ])
      expect(resolve(contract, { $ref })).toBe(operation);
  });

  it.each([
    '#/components/schemas/None',
    '#/components/schemas/Price/type/length',
    '#/constructor',
    'other.yaml#/Price',
  ])('says that %s cannot be resolved', ($ref) => {
    expect(() => resolve(contract, { $ref })).toThrow(`The reference ${$ref} leads nowhere.`);
  });

  it('says of circular references that they point to themselves', () => {
    expect(() => resolve(contract, schema('Loop'))).toThrow('#/components/schemas/Loop points to itself');
  });
});

it('distinguishes references from everything else', () => {
  expect([schema('Price'), {}, { $ref: 1 }, null, '#/a', []].map(isReference)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

it('returns the name of a schema', () => {
  expect(schemaName(schema('Price'))).toBe('Price');
  expect(schemaName({ $ref: '#/paths/~1cart/get' })).toBeNull();
  expect(schemaName({ type: 'object' })).toBeNull();
});
