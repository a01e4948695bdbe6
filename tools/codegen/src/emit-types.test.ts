import { PROBLEM_TYPE } from '@regen/contract';
import type { Contract } from '@regen/contract';
import { expect, it } from 'vitest';
import { emitDeclarations } from '../on-demand/emit-declarations.ts';
import { emitOperationTypes, typeName } from './emit-types.ts';
import { operationTable } from './operation-table.ts';
import { typeSchemas } from './type-schemas.ts';

const cart = { $ref: '#/components/schemas/Cart' };
const json = (schema: object) => ({ description: '', content: { 'application/json': { schema } } });

const problem = {
  description: '',
  content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Error' } } },
};
const contract: Contract = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1.0.0' },
  security: [{ session: [] }],
  paths: {
    '/cart/{id}': {
      put: {
        operationId: 'cartUpdate',
        'x-sdk': 'cart.update',
        parameters: [
          { name: 'id', in: 'path', required: true, description: 'Which one.', schema: { type: 'string' } },
          { name: 'Browser-Id', in: 'header', required: true, schema: { type: 'string' } },
          { name: 'If-Match', in: 'header', schema: { type: 'string' } },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/CartUpdate' } } },
        },
        responses: { 200: json(cart), 404: problem },
      },
      delete: {
        operationId: 'cartClear',
        'x-sdk': 'cart.clear',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 204: { description: '' } },
      },
    },
  },
  components: {
    schemas: {
      Cart: {
        type: 'object',
        description: 'What is going to be ordered.',
        properties: { items: { type: 'array', items: { $ref: '#/components/schemas/Line' } } },
      },
      CartUpdate: { type: 'object', properties: { coupon: { type: 'string' } } },
      Error: { type: 'object' },
      Kind: { enum: ['kit', 'sample'] },
      Line: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { description: 'What it is.', $ref: '#/components/schemas/Kind' } },
      },
    },
  },
};
const rows = operationTable(contract);

it('names what is taken and given, with what the contract says of it', async () => {
  const text = (await emitDeclarations(typeSchemas(contract, rows), typeName)).replaceAll(/\s+/g, ' ');
  expect(text).toContain('/** What is going to be ordered. */ export interface Cart { items?: Line[]; }');
  expect(text).toContain('export interface Line { /** What it is. */ kind: Kind; }');
  expect(text).toContain('export type Kind = "kit" | "sample";');
  expect(text).toContain(
    '/** What `cart.update` takes. */ export interface CartUpdateParams extends CartUpdate { /** Which one. */ id: string; ifMatch?: number | string; }',
  );
  expect(text).toContain('export type CartUpdateResult = Cart;');
  expect(text).toContain('ErrorBody');
});

it('lists what each operation gives and how it fails', () => {
  const text = emitOperationTypes(rows);
  expect(text).toContain('  cartClear: void;\n  cartUpdate: CartUpdateResult;\n');
  expect(text).toContain('  cartClear: {  };\n  cartUpdate: { 404: ErrorBody };\n');
});

it('refuses two types of one name', () => {
  const clash = structuredClone(contract);
  Object.assign(clash.components?.schemas ?? {}, { CartUpdateParams: { type: 'object' } });
  expect(() => typeSchemas(clash, rows)).toThrow('Two generated types would be called CartUpdateParams');
});
