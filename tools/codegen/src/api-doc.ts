import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@regen/contract';
import type { Contract } from '@regen/contract';
import type { OperationRow } from './operation-table.ts';

/** The method that carries out an operation. */
export interface SdkMethod {
  /** `resource.verb` */
  name: string;
  /** The file of its resource, without its ending. */
  file: string;
}

/** operationId → method, read from the resource files (`bind(call, { verb: operationId, … })`). */
export function sdkMethods(sdk: string, rows: readonly Pick<OperationRow, 'id'>[]): Map<string, SdkMethod> {
  const client = readFileSync(join(sdk, 'src/create-regen.ts'), 'utf8');
  const methods = new Map<string, SdkMethod>();
  for (const file of readdirSync(join(sdk, 'src/resources'))) {
    const text = readFileSync(join(sdk, 'src/resources', file), 'utf8');
    const factory = /export function (create\w+Resource)\(/.exec(text)?.[1];
    const resource = factory && new RegExp(`(\\w+): ${factory}\\b`).exec(client)?.[1];
    if (!resource) throw new Error(`${file} is not part of the client.`);
    const bound = /\bbind(?:<[^(]*>)?\(\s*call,\s*\{([^}]*)\}/.exec(text)?.[1] ?? '';
    for (const [, verb, id] of bound.matchAll(/(\w+): (\w+)/g)) {
      methods.set(id as string, { name: `${resource}.${verb}`, file: file.replace(/\.ts$/, '') });
    }
  }
  const missing = rows.filter((row) => !methods.has(row.id)).map((row) => row.id);
  if (missing.length > 0) {
    throw new Error(`No method of the SDK calls ${missing.join(', ')}: add one to packages/regen-sdk/src/resources.`);
  }
  return methods;
}

/** `api.md` of the SDK: every operation with its method, call and error statuses. Lists, because a formatter pads tables. */
export function apiDoc(contract: Contract, rows: OperationRow[], methods: Map<string, SdkMethod>): string {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const sections = new Map<string, string[]>();
  for (const { id, method, path, written } of operations(contract)) {
    const row = byId.get(id);
    if (!row) continue;
    const name = methods.get(id)?.name ?? '';
    const resource = name.split('.')[0] as string;
    const statuses = row.errors.map((error) => error.status).join(', ');
    const call = `\`${id}\`, \`${method.toUpperCase()} ${path}\``;
    const end = written.deprecated ? ' Deprecated.' : '';
    const line = `- \`regen.${name}()\`: ${written.summary ?? ''}. ${call}. Errors: ${statuses}.${end}`;
    sections.set(resource, [...(sections.get(resource) ?? []), line]);
  }
  const text = [...sections].map(([resource, lines]) => `## ${resource}\n\n${lines.join('\n')}\n`);
  return `# Methods\n\nVersion ${contract.info.version} of the contract.\n\n${text.join('\n')}`;
}
