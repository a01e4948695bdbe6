import { expect, it } from 'vitest';
import type { Contract, Parameter, Schema, WrittenOperation } from './contract.ts';
import { operations } from './operations.ts';
import { sdkCall } from './sdk-call.ts';

const user: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: '^usr_[0-9A-Za-z]+$' },
};

/** The call of one operation that takes these. */
function callOf(change: Partial<WrittenOperation>, path = '/favorites'): string {
  const post: WrittenOperation = { operationId: 'favoriteAdd', 'x-sdk': 'favorites.add', responses: {}, ...change };
  const contract: Contract = {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1.0.0' },
    paths: { [path]: { post } },
    components: { schemas: { Sku: { type: 'string', examples: ['1401'] } } },
  };
  return operations(contract).map((operation) => sdkCall(contract, operation))[0] ?? '';
}

const body = (schema: Schema, type = 'application/json') => ({
  requestBody: { required: true, content: { [type]: { schema } } },
});

it('passes nothing where nothing is needed', () => {
  expect(callOf({})).toBe('regen.favorites.add()');
  expect(callOf({ parameters: [{ name: 'page', in: 'query', schema: {} }] })).toBe('regen.favorites.add()');
  expect(callOf(body({ type: 'object', properties: { note: { type: 'string' } } }))).toBe('regen.favorites.add({})');
});

it('has what is required, one beside the other', () => {
  const required: Schema = {
    type: 'object',
    required: ['sku', 'count', 'note', 'isPublic'],
    properties: {
      sku: { $ref: '#/components/schemas/Sku' },
      count: { type: 'integer', minimum: 2 },
      note: { anyOf: [{ type: 'null' }, { type: 'string', enum: ["the nurse's"] }] },
      isPublic: { type: 'boolean' },
      color: { type: 'string' },
    },
  };
  expect(callOf({ parameters: [user], ...body(required) }, '/users/{id}/favorites')).toBe(
    String.raw`regen.favorites.add({
  id: 'usr_01hzx0k3v9',
  sku: '1401',
  count: 2,
  note: 'the nurse\'s',
  isPublic: true,
})`,
  );
});

it('uses the example of the contract, where there is one', () => {
  const requestBody = { content: { 'application/json': { schema: {}, example: { sku: 'GM1042', tags: ['a', 'b'] } } } };
  expect(callOf({ requestBody })).toBe("regen.favorites.add({ sku: 'GM1042', tags: ['a', 'b'] })");
});

it('sends a file', () => {
  const form: Schema = {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  };
  expect(callOf(body(form, 'multipart/form-data'))).toBe(
    "regen.favorites.add({ file: new File(['…'], 'file.pdf', { type: 'application/pdf' }) })",
  );
});
