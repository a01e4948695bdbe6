import type { Schema } from '../core/json-schema.ts';
import { schemas } from '../generated/response-schemas.ts';

/** Where a value is not what the contract says. The value itself is left out: it may be a secret. */
export interface ValidationIssue {
  /** JSON pointer into the body, empty for the body itself. */
  path: string;
  message: string;
}

const FORMATS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    'date-time': /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/,
    date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    email: /^[^\s@]+@[^\s@]+$/,
  }),
);

type Check = (schema: Schema, value: unknown, path: string) => ValidationIssue[];

/** Compares a value with a schema. Unless `isClosed`, fields that the contract does not know pass: a newer server may send them. */
export function checkValue(schema: Schema, value: unknown, isClosed: boolean): ValidationIssue[] {
  const check: Check = (part, inner, path) => [
    ...keywords(part, inner, path, check),
    ...(typeof inner === 'string' ? text(part, inner, path) : []),
    ...(typeof inner === 'number' ? number(part, inner, path) : []),
    ...(Array.isArray(inner) ? array(part, inner, path, check) : []),
    ...(isObject(inner) ? object(part, inner, path, check, isClosed) : []),
  ];
  return check(schema, value, '');
}

function keywords(schema: Schema, value: unknown, path: string, check: Check): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  const complain = (message: string): void => void issues.push({ path, message });
  if (schema.$ref) {
    const target = schemas[schema.$ref];
    if (!target) throw new Error(`The contract has no schema ${schema.$ref}.`);
    issues.push(...check(target, value, path));
  }
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) complain(`must be ${types.join(' or ')}`);
  if ('const' in schema && !isEqual(schema.const, value)) complain(`must be ${JSON.stringify(schema.const)}`);
  if (schema.enum && !schema.enum.some((one) => isEqual(one, value)))
    complain(`must be one of ${schema.enum.join(', ')}`);
  for (const part of schema.allOf ?? []) issues.push(...check(part, value, path));
  if (schema.not && check(schema.not, value, path).length === 0) complain('must not be what it is');
  for (const variants of [schema.anyOf, schema.oneOf]) {
    if (!variants) continue;
    const results = variants.map((variant) => check(variant, value, path)).toSorted((a, b) => a.length - b.length);
    const fitting = results.filter((result) => result.length === 0).length;
    // The variant that it misses by least is most likely the one that was meant.
    if (fitting === 0) issues.push(...(results[0] ?? []));
    if (variants === schema.oneOf && fitting > 1) complain('fits more than one of its variants');
  }
  return issues;
}

function text(schema: Schema, value: string, path: string): ValidationIssue[] {
  const { minLength = 0, maxLength = Infinity, pattern, format = '' } = schema;
  const length = [...value].length;
  return issuesOf(path, [
    [length < minLength, `must have at least ${minLength} characters`],
    [length > maxLength, `must have at most ${maxLength} characters`],
    [pattern !== undefined && !new RegExp(pattern, 'u').test(value), `must match ${pattern}`],
    [FORMATS.get(format)?.test(value) === false, `must be a ${format}`],
  ]);
}

function number(schema: Schema, value: number, path: string): ValidationIssue[] {
  const { minimum = -Infinity, maximum = Infinity, multipleOf } = schema;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  const quotient = value / (multipleOf ?? 1);
  return issuesOf(path, [
    [value < minimum, `must be at least ${minimum}`],
    [value > maximum, `must be at most ${maximum}`],
    [value <= exclusiveMinimum, `must be more than ${exclusiveMinimum}`],
    [value >= exclusiveMaximum, `must be less than ${exclusiveMaximum}`],
    // 0.07 / 0.01 is not quite 7.
    [
      multipleOf !== undefined && Math.abs(quotient - Math.round(quotient)) > 1e-8,
      `must be a multiple of ${multipleOf}`,
    ],
  ]);
}

function array(schema: Schema, value: readonly unknown[], path: string, check: Check): ValidationIssue[] {
  const { minItems = 0, maxItems = Infinity, items, uniqueItems } = schema;
  const isRepeated = uniqueItems && new Set(value.map((item) => JSON.stringify(item))).size < value.length;
  return [
    ...issuesOf(path, [
      [value.length < minItems, `must have at least ${minItems} items`],
      [value.length > maxItems, `must have at most ${maxItems} items`],
      [isRepeated === true, 'must not repeat an item'],
    ]),
    ...(items ? value.flatMap((item, index) => check(items, item, `${path}/${index}`)) : []),
  ];
}

function object(
  schema: Schema,
  value: Readonly<Record<string, unknown>>,
  path: string,
  check: Check,
  isClosed: boolean,
): ValidationIssue[] {
  const {
    minProperties = 0,
    maxProperties = Infinity,
    properties = {},
    additionalProperties: others,
    propertyNames,
  } = schema;
  const names = Object.keys(value);
  const dependent = Object.entries(schema.dependentRequired ?? {}).flatMap(([name, needs]) =>
    name in value ? needs : [],
  );
  return [
    ...issuesOf(path, [
      [names.length < minProperties, `must have at least ${minProperties} fields`],
      [names.length > maxProperties, `must have at most ${maxProperties} fields`],
      ...[...(schema.required ?? []), ...dependent].map((name): Finding => [!(name in value), `lacks ${name}`]),
    ]),
    ...names.flatMap((name) => {
      const at = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const known = properties[name];
      const isUnknown = !known && others === false && isClosed;
      return [
        ...(propertyNames ? check(propertyNames, name, at) : []),
        ...(known ? check(known, value[name], at) : []),
        ...(!known && typeof others === 'object' ? check(others, value[name], at) : []),
        ...(isUnknown ? [{ path: at, message: 'is not part of the contract' }] : []),
      ];
    }),
  ];
}

type Finding = [isWrong: boolean, message: string];

function issuesOf(path: string, findings: Finding[]): ValidationIssue[] {
  return findings.filter(([isWrong]) => isWrong).map(([, message]) => ({ path, message }));
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEqual(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
