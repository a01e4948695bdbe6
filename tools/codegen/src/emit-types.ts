import { schemaName } from '@regen/contract';
import type { Schema } from '@regen/contract';
import { capitalize } from './names.ts';
import type { OperationRow } from './operation-table.ts';

/** Schemas whose name would hide a global one. */
const RENAMED: Record<string, string> = { Error: 'ErrorBody' };

export function typeName(schema: string): string {
  return RENAMED[schema] ?? schema;
}

/** What each operation gives and how it fails, by its id. */
export function emitOperationTypes(rows: readonly OperationRow[]): string {
  const results = rows.map((row) => {
    const hasResult = row.success.some(({ schema }) => schema);
    return `  ${row.id}: ${hasResult ? `${capitalize(row.id)}Result` : 'void'};`;
  });
  const errors = rows.map((row) => `  ${row.id}: { ${row.errors.map((error) => errorOf(row, error)).join('; ')} };`);
  return `
/** What each operation gives when all is well. */
export interface OperationResults {
${results.join('\n')}
}

/** Error bodies of each operation by status. */
export interface OperationErrors {
${errors.join('\n')}
}

/** Every operationId of the contract; the first part of each query key. */
export type OperationId = keyof OperationErrors;
`;
}

function errorOf({ id }: OperationRow, { status, schema }: { status: string; schema: Schema }): string {
  const name = schemaName(schema);
  if (!name) throw new Error(`The body of ${status} of ${id} needs a name: move it to the schemas.`);
  return `${/^\d+$/.test(status) ? status : `'${status}'`}: ${typeName(name)}`;
}
