import { operations } from '@regen/contract';
import type { Contract } from '@regen/contract';
import type { OperationRow } from './operation-table.ts';

/** `api.md` of the SDK: every operation with its method, call and error statuses. Lists, because a formatter pads tables. */
export function apiDoc(contract: Contract, rows: OperationRow[]): string {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const sections = new Map<string, string[]>();
  for (const { id, method, path, written } of operations(contract)) {
    const row = byId.get(id);
    if (!row) continue;
    const { resource, verb } = row;
    const statuses = row.errors.map((error) => error.status).join(', ');
    const call = `\`${id}\`, \`${method.toUpperCase()} ${path}\``;
    const end = written.deprecated ? ' Deprecated.' : '';
    const line = `- \`regen.${resource}.${verb}()\`: ${written.summary ?? ''}. ${call}. Errors: ${statuses}.${end}`;
    sections.set(resource, [...(sections.get(resource) ?? []), line]);
  }
  const text = [...sections].map(([resource, lines]) => `## ${resource}\n\n${lines.join('\n')}\n`);
  return `# Methods\n\nVersion ${contract.info.version} of the contract.\n\n${text.join('\n')}`;
}
