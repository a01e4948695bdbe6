import { PROBLEM_TYPE } from '@regen/contract';
import type { Contract } from '@regen/contract';
import { expect, it } from 'vitest';
import { emitDeclarations } from '../on-demand/emit-declarations.ts';
import { emitOperationTypes, typeName } from './emit-types.ts';
import { nameParts } from './name-parts.ts';
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

it('lets what a call may leave out be undefined, and nothing else', async () => {
  const loose = new Set(['CartUpdateParams']);
  const text = (await emitDeclarations(typeSchemas(contract, rows), typeName, loose)).replaceAll(/\s+/g, ' ');
  expect(text).toContain('/** Which one. */ id: string; ifMatch?: (number | string) | undefined; }');
  expect(text).toContain('export interface CartUpdate { coupon?: string; }');
});

it('names the objects within others, and describes what refers to a schema', async () => {
  const text = { type: 'string' };
  const line = { type: 'object', required: ['sku'], properties: { sku: text } };
  const schemas = nameParts({
    Order: {
      type: 'object',
      properties: {
        lines: { type: 'array', items: line },
        failure: { anyOf: [{ type: 'null' }, { type: 'object', properties: { code: text } }], description: 'Or null.' },
        method: {
          type: 'object',
          description: 'How it ships.',
          properties: { days: { type: 'object', properties: { min: { type: 'integer' } } } },
        },
        state: { $ref: '#/components/schemas/State' },
        next: { $ref: '#/components/schemas/State', description: 'What comes next.' },
      },
    },
    OrderParams: { allOf: [{ $ref: '#/components/schemas/Order' }, { type: 'object', properties: { inner: line } }] },
    State: { description: 'How far it is.', enum: ['placed', 'paid'] },
  });
  const types = (await emitDeclarations(schemas, typeName)).replaceAll(/\s+/g, ' ');
  expect(types).toContain(
    'export interface Order { lines?: OrderLine[]; /** Or null. */ failure?: null | OrderFailure; /** How it ships. */ method?: OrderMethod; /** How far it is. */ state?: State; /** What comes next. */ next?: State; }',
  );
  expect(types).toContain('export interface OrderLine { sku: string; }');
  expect(types).toContain('/** Or null. */ export interface OrderFailure { code?: string; }');
  expect(types).toContain('/** How it ships. */ export interface OrderMethod { days?: OrderMethodDays; }');
  expect(types).toContain('export interface OrderParams extends Order { inner?: OrderParamsInner; }');
});

it('refuses a name that a schema has', () => {
  const order = { type: 'object', properties: { failure: { type: 'object', properties: {} } } };
  expect(() => nameParts({ Order: order, OrderFailure: order })).toThrow('would be called OrderFailure');
});

it('lists what each operation returns and how it fails', () => {
  const text = emitOperationTypes(rows);
  expect(text).toContain('  cartClear: void;\n  cartUpdate: CartUpdateResult;\n');
  expect(text).toContain('  cartClear: {  };\n  cartUpdate: { 404: ErrorBody };\n');
});

it('refuses two types of one name', () => {
  const clash = structuredClone(contract);
  Object.assign(clash.components?.schemas ?? {}, { CartUpdateParams: { type: 'object' } });
  expect(() => typeSchemas(clash, rows)).toThrow('Two generated types would be called CartUpdateParams');
});
