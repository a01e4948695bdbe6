import { operations, readContract } from '@regen/contract';
import type { Contract, WrittenOperation } from '@regen/contract';
import { describe, expect, it } from 'vitest';
import { schemasOf, withoutReferences } from './route-schemas.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function contractOf(operation: Partial<WrittenOperation>, schemas: Record<string, object> = {}): Contract {
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    paths: {
      '/things/{thingId}': {
        parameters: [{ $ref: '#/components/parameters/thingId' }],
        put: { operationId: 'thingUpdate', responses: {}, ...operation },
      },
    },
    components: {
      parameters: { thingId: { name: 'thingId', in: 'path', required: true, schema: ref('Id') } },
      schemas: { Id: { type: 'string' }, ...schemas },
    },
  };
}

function schemasIn(contract: Contract) {
  const [operation] = operations(withoutReferences(contract));
  if (!operation) throw new Error('The contract has no operation.');
  return schemasOf(operation);
}

describe('references', () => {
  it('are all resolved in the paths of the Regen contract', () => {
    expect(JSON.stringify(withoutReferences(readContract()).paths)).not.toContain('"$ref":"');
  });

  it('to the same target share one object, so that it is compiled once', () => {
    const thing = { type: 'object', properties: { id: ref('Id'), other: ref('Id') } };
    const content = { 'application/json': { schema: ref('Thing') } };
    const { schema } = schemasIn(
      contractOf({ requestBody: { content }, responses: { 200: { description: '', content } } }, { Thing: thing }),
    );
    expect(schema.body).toEqual({
      type: 'object',
      properties: { id: { type: 'string' }, other: { type: 'string' } },
    });
    expect((schema.response as Record<string, unknown>)['200']).toBe(schema.body);
  });

  it.each([
    ['without a target', { Thing: { items: ref('Nothing') } }, /Nothing leads nowhere/],
    ['in a circle', { Thing: { items: ref('Part') }, Part: { items: ref('Thing') } }, /Thing .*itself/],
  ])('%s stop the start', (_what, schemas, message) => {
    const contract = contractOf({
      responses: { 200: { description: '', content: { 'application/json': { schema: ref('Thing') } } } },
    });
    Object.assign(contract.components?.schemas ?? {}, schemas);
    expect(() => withoutReferences(contract)).toThrow(message);
  });
});

describe('the Fastify schema of an operation', () => {
  it('has its parameters by location, and only success responses', () => {
    const { schema, form } = schemasIn(
      contractOf({
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer' } },
          { name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } },
        ],
        responses: {
          200: { description: '', content: { 'application/json': { schema: ref('Id') } } },
          204: { description: '' },
          404: { description: '', content: { 'application/json': { schema: ref('Id') } } },
        },
      }),
    );
    expect(form).toBeNull();
    expect(schema).toEqual({
      params: { type: 'object', properties: { thingId: { type: 'string' } }, required: ['thingId'] },
      querystring: {
        type: 'object',
        properties: { page: { type: 'integer' } },
        required: [],
        additionalProperties: false,
      },
      headers: { type: 'object', properties: { 'If-Match': { type: 'string' } }, required: ['If-Match'] },
      response: { 200: { type: 'string' } },
    });
  });

  it('never has a body that would not be validated', () => {
    const contract = contractOf({ requestBody: { content: { 'text/plain': { schema: ref('Id') } } } });
    expect(() => schemasIn(contract)).toThrow('thingUpdate has a body that is neither JSON nor a form.');
  });
});
