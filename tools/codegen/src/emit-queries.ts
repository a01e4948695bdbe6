import { schemaName } from '@regen/contract';
import type { CachedRead, LiveKind } from '@regen/contract';
import { docComment } from './doc-comment.ts';
import { hasParams } from './emit-operations.ts';
import { kebabCase } from './names.ts';
import type { OperationRow } from './operation-table.ts';

/** Options for React Query of a resource: one constant an operation, so that a bundler keeps those that are used. */
export function emitQueries(rows: readonly OperationRow[]): string {
  const [{ resource } = { resource: '' }] = rows;
  const makers = ['readPages', 'readPlain', 'read', 'write'] as const;
  const text = rows.map((row) => (isRead(row) ? readsOf(row) : writeOf(row))).join('\n');
  const used = makers.filter((name) => text.includes(` ${name}(`));
  const reads = used.filter((name) => name !== 'write');
  return [
    ...(reads.length > 0 ? [`import { ${reads.toSorted().join(', ')} } from '../read.ts';`] : []),
    ...(used.includes('write') ? [`import { write } from '../write.ts';`] : []),
    `import * as operations from '../../generated/operations/${kebabCase(resource)}.ts';`,
    '',
    text,
  ].join('\n');
}

/** One sentence for each name in the contract that cannot be resolved. */
export function unknownReads(rows: readonly OperationRow[], live: readonly LiveKind[] = []): string[] {
  const reads = new Map(rows.filter(isRead).map((row) => [row.id, row]));
  const fromLive = live.flatMap(({ key, stales }) =>
    stales.filter((name) => !reads.has(name)).map((name) => `x-live ${key}: "${name}" is no read`),
  );
  const fromWrites = rows.flatMap(({ id, written }) => {
    const { 'x-stales': stales = [], 'x-keeps': keeps, 'x-removes': removes } = written;
    const cached = [keeps, removes].flatMap((read) => read ?? []);
    const names = [...stales, ...cached.map(({ operation }) => operation)].filter((name) => !reads.has(name));
    const parameters = cached.flatMap(({ operation, parameters: given }) => {
      const { pathParams = [], queryParams = [] } = reads.get(operation) ?? {};
      return Object.keys(given).filter((name) => ![...pathParams, ...queryParams].includes(name));
    });
    return [
      ...names.map((name) => `${id}: "${name}" is no read`),
      ...parameters.map((name) => `${id}: what it keeps or removes is not read by "${name}"`),
    ];
  });
  return [...fromWrites, ...fromLive];
}

/** One sentence for each write that would cache its response where something of another type is read. */
export function unlikeReads(rows: readonly OperationRow[]): string[] {
  const nameOf = ({ success: [answer] }: OperationRow): string | null =>
    answer?.schema ? schemaName(answer.schema) : null;
  return rows.flatMap((row) => {
    const keeps = row.written['x-keeps']?.operation;
    const read = rows.find(({ id }) => id === keeps);
    if (!read || (!read.list && nameOf(row) !== null && nameOf(row) === nameOf(read))) return [];
    return [`${row.id}: "${read.id}" reads something else than it answers`];
  });
}

function isRead({ method, written }: OperationRow): boolean {
  return written['x-query'] ?? method === 'get';
}

function readsOf(row: OperationRow): string {
  const settings = row.written['x-no-retry'] ? ', { retry: false }' : '';
  const maker = hasParams(row) ? 'read' : 'readPlain';
  const one = `${docOf(row)}export const ${row.id} = /* @__PURE__ */ ${maker}(operations.${row.id}${settings});\n`;
  if (!row.list) return one;
  return `${one}\n${docOf(row, 'The pages one after the other, for `useInfiniteQuery`.')}export const ${row.id}Infinite = /* @__PURE__ */ readPages(operations.${row.id}${settings});\n`;
}

function writeOf(row: OperationRow): string {
  const { 'x-stales': stales, 'x-keeps': keeps, 'x-removes': removes, 'x-secret': isSecret } = row.written;
  const members = [
    ...(keeps ? [`  keeps: ${cachedRead(keeps)},\n`] : []),
    ...(removes ? [`  removes: ${cachedRead(removes)},\n`] : []),
    ...(stales ? [`  stales: [${stales.map((name) => `'${name}'`).join(', ')}],\n`] : []),
    ...(isSecret ? ['  isSecret: true,\n'] : []),
  ];
  const after = members.length > 0 ? `, {\n${members.join('')}}` : '';
  const extra = row.key
    ? 'Keep one `idempotencyKey` until the response arrives: repeating the call after a lost response is then safe.'
    : '';
  return `${docOf(row, extra)}export const ${row.id} = /* @__PURE__ */ write(operations.${row.id}${after});\n`;
}

function docOf({ resource, verb, written }: OperationRow, extra = ''): string {
  return docComment([
    `${written.summary ?? ''}: \`${resource}.${verb}\`. ${extra}`,
    written.deprecated ? '@deprecated' : '',
  ]);
}

/** `['orderGet', (data) => ({ orderId: data.id })]` */
function cachedRead({ operation, parameters }: CachedRead): string {
  const values = Object.entries(parameters).map(([name, expression]) => `${name}: ${valueOf(expression)}`);
  const text = values.join(', ');
  const names = [text.includes('data.') ? 'data' : '_data', ...(text.includes('params.') ? ['params'] : [])];
  return `['${operation}', (${names.join(', ')}) => ({ ${text} })]`;
}

function valueOf(expression: string): string {
  const [, fromPath, fromBody] = /^\$request\.path\.(\w+)$|^\$response\.body#\/(\w+)$/.exec(expression) ?? [];
  if (!fromPath && !fromBody) throw new Error(`"${expression}" is neither $request.path.… nor $response.body#/….`);
  return fromPath ? `params.${fromPath}` : `data.${fromBody}`;
}
