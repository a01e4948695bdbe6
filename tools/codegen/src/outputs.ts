import { liveKinds, operations, withoutLive } from '@regen/contract';
import type { Contract } from '@regen/contract';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ensureInstalled } from '../../install/src/ensure-installed.ts';
import { apiDoc } from './api-doc.ts';
import { undescribed, unknownNames } from './descriptions.ts';
import { emitErrorCatalog, emitErrorCodes } from './emit-errors.ts';
import { emitLive, liveSchemas } from './emit-live.ts';
import { emitMethods } from './emit-methods.ts';
import { emitOperations, emitOperationsIndex } from './emit-operations.ts';
import { emitQueries, unknownReads, unlikeReads } from './emit-queries.ts';
import { emitClient, emitResource } from './emit-resources.ts';
import { emitResponseExamples, emitResponseSchemas } from './emit-responses.ts';
import { emitOperationTypes, typeName } from './emit-types.ts';
import { unknownKeywords } from './keywords.ts';
import { kebabCase } from './names.ts';
import { operationTable } from './operation-table.ts';
import { paramsName, typeSchemas } from './type-schemas.ts';

/** Each folder of the SDK has what is generated for it, so that imports lead one way: types and operations, resources, queries. */
const SDK = 'packages/regen-sdk/src';
const REALTIME = 'packages/realtime/src/generated';
/** Their contents are generated. */
export const FOLDERS = [
  'openapi/generated',
  'openapi/src/generated',
  `${SDK}/generated`,
  `${SDK}/query/generated`,
  `${SDK}/resources/generated`,
  `${SDK}/testing/generated`,
  REALTIME,
];
const BANNER = '// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.\n';

/** Every generated file: path from the root of the repository → text. The same contract always gives the same text. */
export async function outputs(contract: Contract): Promise<Map<string, string>> {
  const unknown = unknownKeywords(contract);
  if (unknown.length > 0)
    throw new Error(`The contract uses keywords that nobody would honor:\n  ${unknown.join('\n  ')}`);
  const missing = undescribed(contract);
  if (missing.length > 0)
    throw new Error(`The contract leaves these without a description:\n  ${missing.join('\n  ')}`);
  const dangling = unknownNames(contract);
  if (dangling.length > 0)
    throw new Error(`Texts of the contract name what it does not have:\n  ${dangling.join('\n  ')}`);
  await ensureInstalled(join(import.meta.dirname, '../on-demand'));
  const { emitDeclarations } = await import('../on-demand/emit-declarations.ts');
  const { emitSchema } = await import('../on-demand/emit-schema.ts');
  const rows = operationTable(contract);
  const lost = unknownReads(rows, liveKinds(contract));
  if (lost.length > 0) throw new Error(`The contract names reads that there are not:\n  ${lost.join('\n  ')}`);
  const unlike = unlikeReads(rows);
  if (unlike.length > 0) throw new Error(`The contract keeps answers where they do not fit:\n  ${unlike.join('\n  ')}`);
  const params = new Set(rows.map(({ id }) => paramsName(id)));
  const called = withoutLive(contract);
  const types = await emitDeclarations(typeSchemas(called, rows), typeName, params);
  const live = await emitDeclarations(liveSchemas(contract), typeName);
  const json = `${JSON.stringify(contract, null, 2)}\n`;
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
  const sdk = `${SDK}/generated`;
  // One file a resource: what a page does not use stays out of what it loads, and a bundler divides by files.
  const tables = Map.groupBy(rows, (row) => kebabCase(row.resource));
  // As a reader of the contract meets them; tables are sorted.
  const all = operations(contract);
  const order = all.map(({ id }) => id);
  const inOrder = rows.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const resources = Map.groupBy(inOrder, (row) => row.resource);
  return new Map([
    [
      'packages/regen-sdk/api.md',
      `<!-- Generated from the contract by \`npm run gen\`. Do not edit. -->\n\n${apiDoc(contract, rows)}`,
    ],
    ['openapi/generated/regen.v1.json', json],
    ['openapi/src/generated/schema.ts', BANNER + (await emitSchema(contract))],
    [`${sdk}/types.ts`, BANNER + types + emitOperationTypes(rows)],
    ['openapi/src/generated/errors.ts', BANNER + emitErrorCatalog(contract)],
    [`${sdk}/errors.ts`, BANNER + emitErrorCodes(contract)],
    [`${sdk}/response-schemas.ts`, BANNER + emitResponseSchemas(called)],
    [`${sdk}/response-examples.ts`, BANNER + emitResponseExamples(contract)],
    ...[...tables].map(([file, some]): [string, string] => [
      `${sdk}/operations/${file}.ts`,
      BANNER + emitOperations(some),
    ]),
    ...[...resources].map(([resource, some]): [string, string] => [
      `${SDK}/resources/generated/${kebabCase(resource)}.ts`,
      BANNER + emitResource(contract, all, resource, some),
    ]),
    ...[...resources].map(([resource, some]): [string, string] => [
      `${SDK}/query/generated/${kebabCase(resource)}.ts`,
      BANNER + emitQueries(some),
    ]),
    [`${SDK}/query/generated/index.ts`, BANNER + emitOperationsIndex([...tables.keys()])],
    [`${SDK}/resources/generated/create-regen.ts`, BANNER + emitClient(contract, [...resources.keys()])],
    [`${SDK}/testing/generated/methods.ts`, BANNER + emitMethods(contract)],
    [
      `${REALTIME}/live-messages.ts`,
      `${BANNER}import type { Check } from '../read-value.ts';\n\n${live}\n${emitLive(contract)}`,
    ],
    [`${sdk}/operations/index.ts`, BANNER + emitOperationsIndex([...tables.keys()])],
    [
      `${sdk}/version.ts`,
      `${BANNER}/** Version of the contract, and a stamp of its text. */\nexport const API_VERSION = '${contract.info.version}';\nexport const CONTRACT_STAMP = '${hash}';\n`,
    ],
  ]);
}
