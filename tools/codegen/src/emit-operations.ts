import type { OperationRow } from './operation-table.ts';

/** `/api/v1/uploads` → `uploads`. */
function hostName(url: string): string {
  return url.split('/').at(-1) ?? url;
}

/**
 * The operation table. One constant an operation, so that a bundler keeps only those that are used; what is usual is left
 * out, because it ships to browsers.
 */
export function emitOperations(rows: OperationRow[]): string {
  const lines = rows.map((row) => {
    const fields = [`id: '${row.id}'`];
    if (row.method !== 'get') fields.push(`method: '${row.method.toUpperCase()}'`);
    fields.push(`path: '${row.path}'`);
    if (row.host) fields.push(`host: '${hostName(row.host)}'`);
    if (row.auth !== 'session') fields.push(`auth: '${row.auth}'`);
    if (row.key) fields.push(`key: '${row.key}'`);
    if (row.retrySafe) fields.push('safe: true');
    if (row.body) fields.push(row.body.type === 'application/json' ? 'body: true' : `body: 'form'`);
    const headers = Object.entries(row.headers).map(([name, header]) => `${name}: '${header}'`);
    if (headers.length > 0) fields.push(`headers: { ${headers.join(', ')} }`);
    return `export const ${row.id}: Operation = { ${fields.join(', ')} };`;
  });
  return ["import type { Operation } from '../core/operation.ts';", '', ...lines, ''].join('\n');
}
