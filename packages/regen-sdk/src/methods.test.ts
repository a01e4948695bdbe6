import { operations as readOperations, readContract, resolve } from '@regen/contract';
import type { Schema } from '@regen/contract';
import type { operations as Contract } from '@regen/contract/schema';
import { expect, expectTypeOf, it } from 'vitest';
import * as operations from './generated/operations/index.ts';
import type * as types from './generated/types.ts';
import { createRegen } from './resources/generated/create-regen.ts';
import type { Regen } from './resources/generated/create-regen.ts';
import { createContractCheck } from './testing/contract-check.ts';
import { METHODS } from './testing/generated/methods.ts';
import { sampleParams } from './testing/sample-params.ts';

const contract = readContract();

/** Methods that are made of several operations. */
const HELPERS = ['messageFiles.upload', 'storePictures.uploadImage', 'stores.find'];

type Methods = typeof METHODS;
type Method<Name extends string> = Name extends `${infer Resource extends keyof Regen}.${infer Verb}`
  ? Verb extends keyof Regen[Resource]
    ? Regen[Resource][Verb]
    : never
  : never;
type MethodOf<Id extends types.OperationId> = Method<Methods[Id]>;

/** What a method returns according to the contract: the JSON of its 2xx responses. */
type Success<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 | 202
    ? Responses[Status] extends { content: { 'application/json': infer Body } }
      ? Body
      : never
    : Status extends 204
      ? void
      : never;
}[keyof Responses];
type ContractResult = { [Id in types.OperationId]: Success<Contract[Id]['responses']> };
type SdkResult = {
  [Id in types.OperationId]: MethodOf<Id> extends (...args: never) => PromiseLike<infer Data> ? Data : never;
};

/** What the contract says that a method takes, besides the headers that the pipeline fills in. */
type Keys<T> = [NonNullable<T>] extends [never] ? never : keyof NonNullable<T>;
/** A body may be one of several shapes; each of them counts. */
type KeysOfEach<T> = T extends unknown ? keyof T : never;
type Fields<Id extends types.OperationId> =
  | Keys<Contract[Id]['parameters']['path']>
  | Keys<Contract[Id]['parameters']['query']>
  | (Contract[Id]['requestBody'] extends { content: infer Content } ? KeysOfEach<Content[keyof Content]> : never)
  | ('If-Match' extends Keys<Contract[Id]['parameters']['header']> ? 'ifMatch' : never);
type ContractFields = { [Id in types.OperationId]: [Fields<Id>] extends [never] ? 'none' : Fields<Id> };
type FirstArgument<Id extends types.OperationId> =
  MethodOf<Id> extends (...args: infer Args) => unknown
    ? Required<Args> extends [infer Params, unknown]
      ? keyof Params
      : 'none'
    : never;
type SdkFields = { [Id in types.OperationId]: FirstArgument<Id> };

/** Without intersections: the contract's types have one where an object may have further fields. */
type Flat<T> = T extends object ? { [Name in keyof T]: Flat<T[Name]> } : T;

it('types every method as the contract does', () => {
  expectTypeOf<Flat<SdkResult>>().toEqualTypeOf<Flat<ContractResult>>();
  expectTypeOf<SdkFields>().toEqualTypeOf<ContractFields>();
  expectTypeOf<Regen['cart']['update']>().parameter(0).toEqualTypeOf<types.CartUpdateParams>();
  expectTypeOf<types.UserCreate['countryCode']>().toEqualTypeOf<string | undefined>();
});

it('has one method for each operation, and sends what the contract wants to where the contract says', async () => {
  const check = createContractCheck();
  const sent: string[] = [];
  const regen = createRegen({
    baseUrl: 'http://localhost/api/v1/regen',
    clientKey: 'k',
    browserId: '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10',
    logger: {
      debug: (message, { operationId, method, path: template }) =>
        void (message === 'request' && sent.push(`${operationId}: ${method} ${template}`)),
    },
    fetch: check.fetch(async () => new Response(null, { status: 204 })),
  });
  const params = sampleParams();
  for (const [id, name] of Object.entries(METHODS)) {
    const [resource, verb] = name.split('.') as [keyof Regen, string];
    // Called by name: the types of the methods are compared above.
    const methods = regen[resource] as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
    const given = params.get(id) ?? {};
    await methods[verb]?.(...(Object.keys(given).length > 0 ? [given] : []));
    expect(check.called.at(-1)).toBe(id);
    expect(check.violations()).toEqual([]);
  }
  const expected = readOperations(contract).map(({ id, method, path }) => `${id}: ${method.toUpperCase()} ${path}`);
  expect(sent.toSorted()).toEqual(expected.toSorted());
  expect(Object.keys(operations)).toHaveLength(expected.length);

  const all = Object.entries({ ...regen, call: {} }).flatMap(([resource, methods]) =>
    Object.keys(methods as object).map((verb) => `${resource}.${verb}`),
  );
  expect(all.filter((name) => !HELPERS.includes(name)).toSorted()).toEqual(Object.values(METHODS).toSorted());
});

it('can iterate every list of the contract', async () => {
  const lists = readOperations(contract).filter(({ parameters }) => parameters.some(({ name }) => name === 'page'));
  expect(lists.length).toBeGreaterThan(10);
  const params = sampleParams();
  for (const { id, responses } of lists) {
    const success = responses.find(({ status }) => status.startsWith('2'))?.media?.schema;
    const requested: unknown[] = [];
    const regen = createRegen({
      baseUrl: 'http://localhost',
      clientKey: 'k',
      fetch: async (url) => {
        const page = Number(new URL(url).searchParams.get('page') ?? 1);
        requested.push(page);
        return Response.json(pageOf(success ?? {}, page));
      },
    });
    const [resource, verb] = METHODS[id as types.OperationId].split('.') as [keyof Regen, string];
    // Called by name: the types of the methods are compared above.
    const methods = regen[resource] as unknown as Record<string, (params: object) => AsyncIterable<unknown>>;
    const items: unknown[] = [];
    for await (const item of methods[verb]?.(params.get(id) ?? {}) ?? []) items.push(item);
    expect([id, items, requested]).toEqual([id, ['item of page 1', 'item of page 2'], [1, 2]]);
  }
});

/** A response of two pages: the counters where the contract has them, and its one list of objects filled. */
function pageOf(entry: Schema, page: number): unknown {
  const { properties = {} } = resolve(contract, entry);
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const schema = resolve(contract, property);
      if (name === 'currentPage') return [name, page];
      if (name === 'totalPages') return [name, 2];
      if (schema.type === 'object') return [name, pageOf(schema, page)];
      return [name, ['items', 'response', 'users'].includes(name) ? [`item of page ${page}`] : null];
    }),
  );
}
