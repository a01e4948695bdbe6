import { operations } from '@regen/contract';
import type { Contract } from '@regen/contract';
import { dataOf, hasParams, itemOf } from './emit-operations.ts';
import { capitalize } from './names.ts';
import type { OperationRow } from './operation-table.ts';

/** `api.md` of the SDK: every operation with its method, call, types and error statuses. Lists, because a formatter pads tables. */
export function apiDoc(contract: Contract, rows: readonly OperationRow[]): string {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const resources = Map.groupBy(
    operations(contract).flatMap(({ id }) => byId.get(id) ?? []),
    ({ resource }) => resource,
  );
  const sections = [...resources].map(([resource, some]) => {
    const text = contract['x-sdk-resources']?.[resource];
    return `## ${resource}\n\n${text ? `${text}\n\n` : ''}${some.map(lineOf).join('\n')}\n`;
  });
  return `# Methods\n\nVersion ${contract.info.version} of the contract.\n\n${sections.join('\n')}`;
}

function lineOf(row: OperationRow): string {
  const { id, resource, verb, method, path, written } = row;
  const params = hasParams(row) ? `params: ${capitalize(id)}Params` : '';
  const item = row.list ? `, iterable: \`${itemOf(row, row.list.item)}\`` : '';
  const result = `\`${dataOf(row)}\`${item}`;
  const call = `\`${id}\`, \`${method.toUpperCase()} ${path}\``;
  const statuses = row.errors.map((error) => error.status).join(', ');
  const end = written.deprecated ? ' Deprecated.' : '';
  return `- \`regen.${resource}.${verb}(${params})\` → ${result}: ${written.summary ?? ''}. ${call}. Errors: ${statuses}.${end}`;
}
