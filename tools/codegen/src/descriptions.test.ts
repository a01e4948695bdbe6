import type { Contract, Parameter, Schema } from '@regen/contract';
import { expect, it } from 'vitest';
import { undescribed, unknownNames } from './descriptions.ts';

const said = { type: 'string', description: 'Upper case.' };

function contract(schemas: Record<string, Schema>, parameters: Parameter[] = [], answer?: Schema): Contract {
  const content = answer && { content: { 'application/json': { schema: answer } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1.0.0' },
    paths: {
      '/cart': { get: { operationId: 'cartGet', parameters, responses: { 200: { description: 'It.', ...content } } } },
    },
    components: { schemas },
  };
}

it('lets through what is described, and what refers to it', () => {
  const schemas: Record<string, Schema> = {
    Cart: {
      type: 'object',
      description: 'A cart.',
      properties: { code: said, total: { $ref: '#/components/schemas/Total' } },
    },
    Total: { type: 'number', description: 'US dollars.' },
  };
  const parameter: Parameter = { name: 'page', in: 'query', description: 'From 1.', schema: { type: 'integer' } };
  expect(undescribed(contract(schemas, [parameter], { $ref: '#/components/schemas/Cart' }))).toEqual([]);
});

it('names what is not', () => {
  const line: Schema = { type: 'object', properties: { sku: { type: 'string' } } };
  const schemas: Record<string, Schema> = {
    Cart: { type: 'object', properties: { lines: { type: 'array', description: 'In order.', items: line } } },
    Coupon: { type: 'object', description: 'A coupon.', properties: { rule: { anyOf: [line, { type: 'null' }] } } },
  };
  const parameter: Parameter = { name: 'page', in: 'query', schema: { type: 'integer' } };
  expect(undescribed(contract(schemas, [parameter], line))).toEqual([
    'Cart',
    'Cart.lines.sku',
    'Coupon.rule',
    'Coupon.rule.sku',
    'cartGet: parameter page',
    'cartGet: 200.sku',
  ]);
});

it('refuses a text that names an operation, property or parameter that is not there', () => {
  const total = { type: 'number', description: 'See `cartGet`, `taxRate` and `perPage`; not `null` or `not_found`.' };
  const cart: Schema = { type: 'object', description: 'A cart.', properties: { total, taxRate: said } };
  const perPage: Parameter = { name: 'perPage', in: 'query', description: 'Of `cart`.', schema: { type: 'integer' } };
  expect(unknownNames(contract({ Cart: cart }, [perPage]))).toEqual([]);
  expect(unknownNames(contract({ Cart: { ...cart, properties: { total } } }))).toEqual([
    `\`taxRate\` in: ${total.description}`,
    `\`perPage\` in: ${total.description}`,
  ]);
});
