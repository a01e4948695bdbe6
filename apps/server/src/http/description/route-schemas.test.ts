import { operations, readContract } from '@regen/contract';
import type { Contract, WrittenOperation } from '@regen/contract';
import { describe, expect, it } from 'vitest';
import { compileSerializer } from '../request/serialization.ts';
import { createValidatorCompiler } from '../request/validation.ts';
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

/** Which schemas of a contract don't compile. A server compiles them one by one, at the first call that needs them. */
function uncompilable(contract: Contract): string[] {
  const problems: string[] = [];
  const attempt = (what: string, compile: () => unknown) => {
    try {
      compile();
    } catch (error) {
      problems.push(`${what}: ${String(error)}`);
    }
  };
  const compileValidator = createValidatorCompiler();
  for (const operation of operations(withoutReferences(contract))) {
    const { id, method, path: url } = operation;
    const { schema } = schemasOf(operation);
    for (const httpPart of ['body', 'querystring', 'params', 'headers'] as const) {
      const part = schema[httpPart];
      // The first value that it validates compiles it; whether that is valid doesn't matter.
      if (part) attempt(`${id} ${httpPart}`, () => compileValidator({ schema: part, method, url, httpPart })({}));
    }
    for (const [httpStatus, answer] of Object.entries(schema.response ?? {})) {
      attempt(`${id} ${httpStatus}`, () => compileSerializer({ schema: answer as object, method, url, httpStatus }));
    }
  }
  return problems;
}

describe('compiling', () => {
  it('works for every request and response schema of the Regen contract', () => {
    expect(uncompilable(readContract())).toEqual([]);
  });

  it('is found to fail for a request and for a response', () => {
    const content = { 'application/json': { schema: { type: 'string', pattern: '(' } } };
    const broken = { 'application/json': { schema: { type: 'object', properties: { id: { type: 'word' } } } } };
    const problems = uncompilable(
      contractOf({ requestBody: { content }, responses: { 200: { description: '', content: broken } } }),
    );
    expect(problems).toEqual([
      expect.stringMatching(/^thingUpdate body: SyntaxError/),
      expect.stringMatching(/^thingUpdate 200: Error/),
    ]);
  });
});
