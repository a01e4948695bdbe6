import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Contract } from '@regen/contract';
import { ensureInstalled } from '../../install/src/ensure-installed.ts';
import { apiDoc, sdkMethods } from './api-doc.ts';
import { emitErrorCatalog, emitErrorCodes } from './emit-errors.ts';
import { emitOperations, emitOperationsIndex } from './emit-operations.ts';
import { emitResponseExamples, emitResponseSchemas } from './emit-responses.ts';
import { emitTypes } from './emit-types.ts';
import { unknownKeywords } from './keywords.ts';
import { operationTable } from './operation-table.ts';

const BANNER = '// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.\n';

/** Every generated file: path from the root of the repository → text. The same contract always gives the same text. */
export async function outputs(root: string, contract: Contract): Promise<Map<string, string>> {
  const unknown = unknownKeywords(contract);
  if (unknown.length > 0)
    throw new Error(`The contract uses keywords that nobody would honour:\n  ${unknown.join('\n  ')}`);
  await ensureInstalled(join(import.meta.dirname, '../on-demand'));
  const { emitSchema } = await import('../on-demand/emit-schema.ts');
  const rows = operationTable(contract);
  const json = `${JSON.stringify(contract, null, 2)}\n`;
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
  const sdk = 'packages/regen-sdk/src/generated';
  const methods = sdkMethods(join(root, 'packages/regen-sdk'), rows);
  // One file a resource: what a page does not use stays out of what it loads, and a bundler divides by files.
  const tables = Map.groupBy(rows, (row) => methods.get(row.id)?.file ?? '');
  return new Map([
    [
      'packages/regen-sdk/api.md',
      `<!-- Generated from the contract by \`npm run gen\`. Do not edit. -->\n\n${apiDoc(contract, rows, methods)}`,
    ],
    ['openapi/generated/regen.v1.json', json],
    ['openapi/src/generated/errors.ts', BANNER + emitErrorCatalog(contract)],
    [`${sdk}/errors.ts`, BANNER + emitErrorCodes(contract)],
    [`${sdk}/schema.ts`, BANNER + (await emitSchema(contract))],
    [`${sdk}/types.ts`, BANNER + emitTypes(contract, rows)],
    [`${sdk}/response-schemas.ts`, BANNER + emitResponseSchemas(contract)],
    [`${sdk}/response-examples.ts`, BANNER + emitResponseExamples(contract)],
    ...[...tables].map(([file, some]): [string, string] => [
      `${sdk}/operations/${file}.ts`,
      BANNER + emitOperations(some),
    ]),
    [`${sdk}/operations/index.ts`, BANNER + emitOperationsIndex([...tables.keys()])],
    [
      `${sdk}/version.ts`,
      `${BANNER}/** Version of the contract, and a stamp of its text. */\nexport const API_VERSION = '${contract.info.version}';\nexport const CONTRACT_STAMP = '${hash}';\n`,
    ],
  ]);
}
