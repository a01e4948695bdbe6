import { operations, resolve, schemaName } from '@regen/contract';
import type { Contract, OperationParameter, Schema } from '@regen/contract';
import { nameParts } from './name-parts.ts';
import type { Schemas } from './name-parts.ts';
import { capitalize } from './names.ts';
import type { OperationRow } from './operation-table.ts';

/** The type of what an operation takes. */
export const paramsName = (id: string): string => `${capitalize(id)}Params`;

/** Every schema that the SDK has a type of: those of the contract, and what each operation takes and gives. */
export function typeSchemas(contract: Contract, rows: readonly OperationRow[]): Schemas {
  const schemas: Schemas = { ...contract.components?.schemas };
  const declare = (name: string, schema: Schema | undefined): void => {
    if (!schema || schemaName(schema) === name) return;
    if (name in schemas) throw new Error(`Two generated types would be called ${name}; rename the schema.`);
    schemas[name] = schema;
  };
  const parametersOf = new Map(operations(contract).map(({ id, parameters }) => [id, parameters]));
  for (const row of rows) {
    declare(paramsName(row.id), paramsOf(contract, row, parametersOf.get(row.id) ?? []));
    const [result, ...others] = row.success.flatMap(({ schema }) => schema ?? []);
    if (result) declare(`${capitalize(row.id)}Result`, others.length > 0 ? { anyOf: [result, ...others] } : result);
  }
  return sorted(nameParts(schemas));
}

/** What a method takes: one flat object of path, query, headers and body. */
function paramsOf(
  contract: Contract,
  { resource, verb, headers, body }: OperationRow,
  parameters: readonly OperationParameter[],
): Schema | undefined {
  const sent = new Map(Object.entries(headers).map(([name, header]) => [header, name]));
  const taken = parameters.filter((one) => one.in !== 'header' || sent.has(one.name));
  const description = `What \`${resource}.${verb}\` takes.`;
  if (taken.length === 0) return body && { description, allOf: [body.schema] };
  const own: Schema = {
    type: 'object',
    properties: Object.fromEntries(taken.map((one) => [sent.get(one.name) ?? one.name, described(contract, one)])),
    required: taken.filter((one) => one.required).map((one) => one.name),
  };
  return body ? { description, allOf: [body.schema, own] } : { description, ...own };
}

function described(contract: Contract, { name, description, schema, deprecated }: OperationParameter): Schema {
  const texts = { ...(description && { description }), ...(deprecated && { deprecated }) };
  // The version of a record is a number; as an ETag it is the same digits.
  if (name === 'If-Match') return { ...texts, type: ['integer', 'string'] };
  return schemaName(schema) ? { ...schema, ...texts } : { ...resolve(contract, schema), ...texts };
}

function sorted(schemas: Schemas): Schemas {
  return Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
