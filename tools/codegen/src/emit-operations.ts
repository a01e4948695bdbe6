import { schemaName } from '@regen/contract';
import type { Schema } from '@regen/contract';
import type { OperationRow } from './operation-table.ts';

/**
 * The operation table of a resource: one constant an operation, so that a bundler keeps only those that are used.
 * `core/operation.ts` of the SDK says what the members mean; what is usual is left out.
 */
export function emitOperations(rows: OperationRow[]): string {
  const constants = rows.map((row) => `export const ${row.id}: ${typeOf(row)} = { ${membersOf(row).join(', ')} };`);
  const types = [...new Set(rows.flatMap(namesOf))].toSorted();
  const kinds = KINDS.filter((kind) => rows.some((row) => kindOf(row) === kind));
  return [
    `import type { ${kinds.join(', ')} } from '../../core/operation.ts';`,
    types.length > 0 ? `import type { ${types.join(', ')} } from '../types.ts';\n` : '',
    ...constants,
    '',
  ].join('\n');
}

/** All tables together, for who needs the whole contract. */
export function emitOperationsIndex(files: string[]): string {
  return `${files
    .toSorted()
    .map((file) => `export * from './${file}.ts';`)
    .join('\n')}\n`;
}

const KINDS = ['ListOperation', 'Operation'];
const kindOf = ({ list }: OperationRow): string => (list ? 'ListOperation' : 'Operation');

function typeOf(row: OperationRow): string {
  const types = [hasParams(row) ? `${pascal(row)}Params` : 'void', dataOf(row)];
  if (row.list) types.push(itemOf(row, row.list.item));
  return `${kindOf(row)}<${types.join(', ')}>`;
}

/** The types of `types.ts` that a row names. */
function namesOf(row: OperationRow): string[] {
  return (
    typeOf(row)
      .match(/\b[A-Z]\w*\b/g)
      ?.filter((name) => !KINDS.includes(name)) ?? []
  );
}

export function dataOf(row: OperationRow): string {
  const names = row.success.map(({ schema }) => (schema ? schemaName(schema) : 'void'));
  const [name] = names;
  return names.length === 1 && name ? name : `${pascal(row)}Result`;
}

export function itemOf(row: OperationRow, item: Schema): string {
  const path = row.list?.items.map((name) => `['${name}']`) ?? [];
  return schemaName(item) ?? `${dataOf(row)}${path.join('')}[number]`;
}

export function hasParams(row: OperationRow): boolean {
  return row.body !== undefined || [row.pathParams, row.queryParams, Object.keys(row.headers)].flat().length > 0;
}

function membersOf(row: OperationRow): string[] {
  const members: Record<string, string | boolean | string[] | Record<string, string> | undefined> = {
    id: row.id,
    method: row.method.toUpperCase(),
    path: row.path,
    body: row.body && (row.body.type === 'application/json' ? 'json' : 'form'),
    headers: Object.keys(row.headers).length > 0 ? row.headers : undefined,
    idempotent: row.key && true,
    retrySafe: row.retrySafe || undefined,
    isForGuests: row.isForGuests || undefined,
    auth: row.auth === 'session' ? undefined : row.auth,
    host: row.host && 'uploads',
    items: row.list?.items,
    hasParams: hasParams(row) ? undefined : false,
  };
  return Object.entries(members).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${literal(value)}`],
  );
}

/** As a person would write it: single quotes, and no quotes around a name. */
function literal(value: string | boolean | string[] | Record<string, string>): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object') return typeof value === 'string' ? `'${value}'` : String(value);
  return `{ ${Object.entries(value)
    .map(([name, text]) => `${name}: ${literal(text)}`)
    .join(', ')} }`;
}

function pascal({ id }: OperationRow): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
