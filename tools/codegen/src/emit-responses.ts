import { isReference, operations, resolve, schemaName } from '@regen/contract';
import type { Contract, Example, Media, OperationResponse, Schema } from '@regen/contract';

/** Notes for humans, which say nothing about a value. */
const NOTES = new Set(['description', 'title', 'examples', 'default', 'deprecated', 'readOnly', 'writeOnly']);

/** Operation → its responses, in the order of the contract; without redirects, which no caller sees. */
function answers(contract: Contract): [id: string, answers: OperationResponse[]][] {
  return operations(contract)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, responses }) => [id, responses.filter(({ status }) => !status.startsWith('3'))]);
}

/** The schemas of every response, for response validators: `$ref` is the name of a schema. */
export function emitResponseSchemas(contract: Contract): string {
  const lines = Object.entries(contract.components?.schemas ?? {})
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => `  ${name}: ${JSON.stringify(bare(schema))},`);
  const rows = answers(contract).map(([id, list]) => {
    const schemas = list.map(
      ({ status, media }) => `${status}: ${JSON.stringify(media?.schema ? bare(bodyOf(status, media.schema)) : null)}`,
    );
    return `  ${id}: { ${schemas.join(', ')} },`;
  });
  return [
    "import type { Schema } from '../core/json-schema.ts';",
    '',
    'export const schemas: Readonly<Record<string, Schema>> = {',
    ...lines,
    '};',
    '',
    '/** By operation and status; null has no body. */',
    'export const responses: Readonly<Record<string, Readonly<Record<number, Schema | null>>>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

/** The codes of a refusal are left out: validators accept new ones. */
function bodyOf(status: string, schema: Schema): Schema {
  return status.startsWith('2') ? schema : (schema.allOf?.[0] ?? schema);
}

/** A schema without its notes, recursively. Names of properties are not keywords. */
function bare(schema: Schema): unknown {
  if (isReference(schema)) return { $ref: schemaName(schema) ?? schema.$ref };
  const each = (value: unknown): unknown => bare(value as Schema);
  const out = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (NOTES.has(key)) return [];
    if (key === 'properties') {
      return [
        [
          key,
          Object.fromEntries(Object.entries(value as Record<string, Schema>).map(([name, part]) => [name, each(part)])),
        ],
      ];
    }
    if (['allOf', 'anyOf', 'oneOf'].includes(key)) return [[key, (value as Schema[]).map(each)]];
    const isSchema =
      ['items', 'additionalProperties', 'not', 'propertyNames'].includes(key) && typeof value === 'object';
    return [[key, isSchema ? each(value) : value]];
  });
  return Object.fromEntries(out);
}

/** An example of every response, for mocks. One that several operations share is written once. */
export function emitResponseExamples(contract: Contract): string {
  const names = new Map<string, string>();
  const rows = answers(contract).map(([id, list]) => {
    const cells = list.map(({ status, media }) => {
      const text = JSON.stringify(exampleOf(contract, media, `${id} ${status}`));
      if (text === undefined) return `${status}: undefined`;
      const name = names.get(text) ?? `e${names.size}`;
      names.set(text, name);
      return `${status}: ${name}`;
    });
    return `  ${id}: { ${cells.join(', ')} },`;
  });
  const catalog = Object.entries(contract['x-errors'] ?? {});
  return [
    ...[...names].map(([text, name]) => `const ${name} = ${text};`),
    '',
    '/** Status and title of each error code. */',
    'export const codes: Readonly<Record<string, readonly [status: number, title: string]>> = {',
    ...catalog.map(([code, { status, title }]) => `  ${code}: [${status}, ${JSON.stringify(title)}],`),
    '};',
    '',
    '/** By operation and status; undefined has no body. */',
    'export const examples: Readonly<Record<string, Readonly<Record<number, unknown>>>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

function exampleOf(contract: Contract, media: Media | null, at: string): unknown {
  if (!media) return undefined;
  const [first] = Object.values(media.examples ?? {});
  const value: unknown = media.example ?? (first && resolve<Example>(contract, first).value);
  if (value === undefined) throw new Error(`${at} has no example: mocks answer with it.`);
  return value;
}
