import { schemaName } from '@regen/contract';
import type { Contract, Schema } from '@regen/contract';
import { capitalize } from './names.ts';
import type { OperationRow } from './operation-table.ts';

/** Schemas whose name would hide a global one. */
const RENAMED: Record<string, string> = { Error: 'ErrorBody' };

/** Named types: one a schema, and for each operation its parameters (one flat object) and its result, and all errors. */
export function emitTypes(contract: Contract, rows: OperationRow[]): string {
  const schemas = Object.keys(contract.components?.schemas ?? {}).toSorted();
  const alias = (name: string): string => RENAMED[name] ?? name;
  const out = ["import type { components, operations } from './schema.ts';", ''];
  const taken = new Set<string>();
  const declare = (name: string, type: string): void => {
    if (name === type) return; // a schema that already bears the name
    if (taken.has(name)) throw new Error(`Two generated types would be called ${name}; rename the schema.`);
    taken.add(name);
    out.push(`export type ${name} = ${type};`);
  };

  for (const name of schemas) declare(alias(name), `components['schemas']['${name}']`);
  out.push('');
  const typeOf = (schema: Schema | undefined, inline: string): string => {
    if (!schema) return 'void';
    const name = schemaName(schema);
    return name ? alias(name) : inline;
  };

  for (const row of rows) {
    const pascal = capitalize(row.id);
    const params = paramsOf(row, typeOf);
    if (params) declare(`${pascal}Params`, params);
    const results = row.success.map(({ status, schema }) =>
      typeOf(schema, `operations['${row.id}']['responses']['${status}']['content']['application/json']`),
    );
    declare(`${pascal}Result`, [...new Set(results)].join(' | ') || 'void');
  }

  out.push('', '/** Error bodies of each operation by status. */', 'export interface OperationErrors {');
  for (const row of rows) {
    const errors = row.errors.map(({ status, schema }) => {
      const key = /^\d+$/.test(status) ? status : `'${status}'`;
      const inline = `operations['${row.id}']['responses']['${status}']['content']['application/json']`;
      return `${key}: ${typeOf(schema, inline)}`;
    });
    out.push(`  ${row.id}: { ${errors.join('; ')} };`);
  }
  out.push('}', '', '/** Every operationId of the contract; the first part of each query key. */');
  out.push('export type OperationId = keyof OperationErrors;', '');
  return out.join('\n');
}

function paramsOf(row: OperationRow, typeOf: (schema: Schema, inline: string) => string): string | undefined {
  const parameters = `operations['${row.id}']['parameters']`;
  const parts: string[] = [];
  if (row.pathParams.length > 0) parts.push(`${parameters}['path']`);
  if (row.queryParams.length > 0) parts.push(`NonNullable<${parameters}['query']>`);
  const headers = Object.entries(row.headers).map(
    // The version of a record is a number; as an ETag it is the same digits.
    ([name, header]) =>
      `${name}?: ${header === 'If-Match' ? 'number | ' : ''}NonNullable<${parameters}['header']>['${header}']`,
  );
  if (headers.length > 0) parts.push(`{ ${headers.join('; ')} }`);
  if (row.body) {
    const body = typeOf(row.body.schema, `operations['${row.id}']['requestBody']['content']['${row.body.type}']`);
    parts.push(body);
  }
  return parts.length > 0 ? parts.join(' & ') : undefined;
}
