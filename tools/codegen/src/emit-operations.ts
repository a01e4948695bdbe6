import type { OperationRow } from './operation-table.ts';

/**
 * The operation table. One constant an operation, so that a bundler keeps only those that are used; what is usual is left
 * out, because it ships to browsers.
 */
export function emitOperations(rows: OperationRow[]): string {
  const lines = rows.map((row) => {
    const fields = [`id: '${row.id}'`, `method: '${row.method.toUpperCase()}'`, `path: '${row.path}'`];
    if (row.auth !== 'session') fields.push(`auth: '${row.auth}'`);
    if (row.key) fields.push(`key: '${row.key}'`);
    if (row.retrySafe) fields.push('safe: true');
    if (row.body) fields.push(`body: '${row.body.required ? 'required' : 'optional'}'`);
    // A write without a body still has its query parameters; only with a body must they be told apart by name.
    if (row.body && row.queryParams.length > 0) fields.push(`query: ${list(row.queryParams)}`);
    if (row.csv.length > 0) fields.push(`csv: ${list(row.csv)}`);
    const headers = Object.entries(row.headers).map(([name, header]) => `${name}: '${header}'`);
    if (headers.length > 0) fields.push(`headers: { ${headers.join(', ')} }`);
    if (row.kind !== 'json') fields.push(`kind: '${row.kind}'`);
    return `export const ${row.id}: Operation = { ${fields.join(', ')} };`;
  });
  return ["import type { Operation } from '../core/operation.ts';", '', ...lines, ''].join('\n');
}

function list(names: string[]): string {
  return `[${names.map((name) => `'${name}'`).join(', ')}]`;
}
