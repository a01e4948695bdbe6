import type { OperationRow } from './operation-table.ts';

/**
 * The operation table of a resource. One constant an operation, so that a bundler keeps only those that are used, and each of them one
 * short text, because it ships to browsers: id, path, method, flags and the parameters that are headers. What is usual is
 * left out at the end. `core/operation.ts` of the SDK reads it and says what the flags mean.
 */
export function emitOperations(rows: OperationRow[]): string {
  const lines = rows.map((row) => {
    const headers = Object.entries(row.headers).map(([name, header]) => `${name}:${header}`);
    const parts = [row.id, row.path, row.method.toUpperCase(), flagsOf(row), ...headers];
    const usual = [undefined, undefined, 'GET', '-'];
    while (parts.at(-1) === usual[parts.length - 1]) parts.pop();
    return `export const ${row.id}: Operation = '${parts.join(' ')}';`;
  });
  return ["import type { Operation } from '../../core/operation.ts';", '', ...lines, ''].join('\n');
}

/** All tables together, for who needs the whole contract. */
export function emitOperationsIndex(files: string[]): string {
  return `${files
    .toSorted()
    .map((file) => `export * from './${file}.ts';`)
    .join('\n')}\n`;
}

function flagsOf(row: OperationRow): string {
  const flags: [letter: string, isSet: boolean][] = [
    ['b', row.body?.type === 'application/json'],
    ['f', row.body?.type === 'multipart/form-data'],
    ['k', row.key !== undefined],
    ['s', row.retrySafe],
    ['c', row.auth === 'client'],
    ['n', row.auth === 'none'],
    ['l', row.isPaged],
    ['e', !row.body && [...row.pathParams, ...row.queryParams, ...Object.keys(row.headers)].length === 0],
    ['u', row.host !== undefined],
  ];
  return flags.map(([letter, isSet]) => (isSet ? letter : '')).join('') || '-';
}
