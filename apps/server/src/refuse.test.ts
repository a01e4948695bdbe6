import { ERRORS, operations, readContract, resolve } from '@regen/contract';
import type { Schema } from '@regen/contract';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { errorBody } from './http/errors/error-handler.ts';
import { refuse } from './refuse.ts';
import type { ErrorCode } from './refuse.ts';

const contract = readContract();

describe('a refusal', () => {
  test('is a problem with the status and the sentence of its code', () => {
    const error = refuse('cart_full');
    expect([error.status, error.message]).toEqual([422, ERRORS.cart_full.title]);
    expect(JSON.parse(errorBody(error, 'req_1'))).toEqual({
      type: '/docs/api/errors#cart_full',
      title: ERRORS.cart_full.title,
      status: 422,
      detail: ERRORS.cart_full.title,
      code: 'cart_full',
      message: ERRORS.cart_full.title,
      requestId: 'req_1',
    });
  });

  test('may say more exactly what happened', () => {
    const details = [{ path: '/set/0', message: 'no room' }];
    const body: unknown = JSON.parse(
      errorBody(refuse('cart_full', 'A cart holds 200 products.', { details }), 'req_1'),
    );
    const message = 'A cart holds 200 products.';
    expect(body).toMatchObject({ title: ERRORS.cart_full.title, detail: message, message, details });
  });
});

test('a code that the contract lacks does not compile', () => {
  expectTypeOf<'cart_full'>().toExtend<ErrorCode>();
  expectTypeOf<string>().not.toExtend<ErrorCode>();
  expectTypeOf(refuse).parameter(0).toEqualTypeOf<keyof typeof ERRORS>();
});

describe('the catalog', () => {
  // `refuse` accepts only codes of the catalog, so one that the server can return appears somewhere as a literal.
  test('has no code that nothing returns', () => {
    const folder = join(import.meta.dirname, '..');
    const files = globSync('{src,../../packages/domain/src}/**/*.ts', { cwd: folder });
    const text = files
      .filter((file) => !/\.test\.ts$|\/(testing|seed)\//.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, ''))
      .join('\n');
    expect(Object.keys(ERRORS).filter((code) => !text.includes(`'${code}'`))).toEqual([]);
  });

  test('speaks in sentences', () => {
    const broken = Object.entries(ERRORS).filter(
      ([, { title, description }]) => !/^[A-Z].*\.$/.test(title) || !/[.]$/.test(description),
    );
    expect(broken).toEqual([]);
  });
});

test('no body has a field that would be taken for a parameter in the path of a detail', () => {
  const fields = (schema: Schema): string[] => {
    const { allOf = [], anyOf = [], oneOf = [], properties = {} } = resolve(contract, schema);
    return [...Object.keys(properties), ...[...allOf, ...anyOf, ...oneOf].flatMap(fields)];
  };
  const names = operations(contract).flatMap(({ body }) => (body?.schema ? fields(body.schema) : []));
  expect(names.filter((name) => ['query', 'path', 'header'].includes(name))).toEqual([]);
});
