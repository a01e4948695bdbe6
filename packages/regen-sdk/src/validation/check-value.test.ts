import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import type { Schema } from '../core/json-schema.ts';
import { examples } from '../generated/response-examples.ts';
import { responses, schemas } from '../generated/response-schemas.ts';
import { checkValue } from './check-value.ts';

/** The same schemas under an independent validator. */
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(
  JSON.parse(
    JSON.stringify({ $id: 'c', $defs: schemas }).replaceAll(/"\$ref":"(\w+)"/g, '"$ref":"c#/$defs/$1"'),
  ) as object,
);
const byAjv = (schema: Schema) =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll(/"\$ref":"(\w+)"/g, '"$ref":"c#/$defs/$1"')) as object);

const cases = Object.entries(responses).flatMap(([id, answers]) =>
  Object.entries(answers).flatMap(([status, schema]) => (schema ? [{ id, status, schema }] : [])),
);

/** A value with one place in it changed, for each place and each change. */
function* broken(value: unknown, depth = 0): Generator {
  yield* [null, 7, 'text', -1, true, [], {}, 'x'.repeat(300)];
  if (depth > 3) return;
  if (Array.isArray(value)) {
    for (const part of value.length > 0 ? broken(value[0], depth + 1) : []) yield [part, ...value.slice(1)];
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  yield { ...value, surplus: 1 };
  for (const [name, inner] of Object.entries(value)) {
    const { [name]: _gone, ...rest } = value as Record<string, unknown>;
    yield rest;
    for (const part of broken(inner, depth + 1)) yield { ...value, [name]: part };
  }
}

it('accepts every example of the contract', () => {
  const wrong = cases.flatMap(({ id, status, schema }) =>
    checkValue(schema, examples[id]?.[Number(status)], true).map((issue) => ({ id, status, ...issue })),
  );
  expect(cases.length).toBeGreaterThan(700);
  expect(wrong).toEqual([]);
});

it('agrees with an independent validator on thousands of wrong values', () => {
  let refused = 0;
  let compared = 0;
  const differences: unknown[] = [];
  for (const { id, status, schema } of cases.filter((entry) => entry.status.startsWith('2'))) {
    const isValid = byAjv(schema);
    for (const value of broken(examples[id]?.[Number(status)])) {
      const issues = checkValue(schema, value, true);
      compared += 1;
      refused += issues.length > 0 ? 1 : 0;
      if (isValid(value) !== (issues.length === 0))
        differences.push({ id, value: JSON.stringify(value).slice(0, 300), issues });
    }
  }
  expect(differences.slice(0, 3)).toEqual([]);
  expect(compared).toBeGreaterThan(5_000);
  expect(refused).toBeGreaterThan(3_000);
});

it.each<[Schema, unknown, string[]]>([
  [{ type: 'integer' }, 1.5, [' must be integer']],
  [{ enum: ['a', 'b'] }, 'c', [' must be one of a, b']],
  [{ not: { const: 1 } }, 1, [' must not be what it is']],
  [{ oneOf: [{ type: 'number' }, { type: 'integer' }] }, 1, [' fits more than one of its variants']],
  [{ exclusiveMinimum: 1, exclusiveMaximum: 1 }, 1, [' must be more than 1', ' must be less than 1']],
  [{ multipleOf: 0.01 }, 0.07, []],
  [{ multipleOf: 0.01 }, 0.075, [' must be a multiple of 0.01']],
  [{ uniqueItems: true }, [{ a: 1 }, { a: 1 }], [' must not repeat an item']],
  [{ dependentRequired: { a: ['b'] } }, { a: 1 }, [' lacks b']],
  [{ propertyNames: { maxLength: 2 } }, { abc: 1 }, ['/abc must have at most 2 characters']],
  [{ additionalProperties: { type: 'string' } }, { 'a/b': 1 }, ['/a~1b must be string']],
  [{ maxProperties: 0 }, { a: 1 }, [' must have at most 0 fields']],
  [{ minLength: 2 }, '𝒳', [' must have at least 2 characters']],
])('finds what is wrong with %j in %j', (schema, value, expected) => {
  expect(checkValue(schema, value, false).map(({ path, message }) => `${path} ${message}`)).toEqual(expected);
});
