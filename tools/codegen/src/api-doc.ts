import { operations } from '@regen/contract';
import type { Contract } from '@regen/contract';
import { dataOf, hasParams, itemOf } from './emit-operations.ts';
import { needsParams } from './emit-resources.ts';
import { capitalize } from './names.ts';
import type { OperationRow } from './operation-table.ts';

/** What is not an operation of the contract. */
const INTRODUCTION = `Every method takes \`options?: RequestOptions\` as its last argument, and one that sends a file \`options?: UploadOptions\`.

## The client

- \`regen.withOptions(options: Partial<ClientOptions>)\` → \`Regen\`: The same client with other options.
- \`regen.call(operation, params?, options?: RequestOptions)\` → what the operation returns: Carry out an operation of \`@regen/sdk/operations\`.
- \`regen.request(method, path: string, options?: RawOptions)\` → \`unknown\`, or the type argument: Call a path that has no method. Takes an \`idempotencyKey\`.
`;

/** The methods that `helpers/` of the SDK has, by resource. */
const BY_HAND: Record<string, readonly string[]> = {
  messageFiles: [
    '- `regen.messageFiles.upload(params: MessageFileUploadParams, options?: UploadOptions)` → `MessageFileState`: Send a file and wait until it is ready or refused. `messageFileCreateUpload`, then `messageFileGet`.',
  ],
  storePictures: [
    '- `regen.storePictures.uploadImage(params: ImageUploadParams, options?: UploadOptions)` → `StorePictureState`: Send a picture and wait until it is ready or refused. `storePictureCreateUpload`, then `storePictureGet`.',
  ],
  stores: [
    '- `regen.stores.find(params: StoreFindParams)` → `StoreMatch`: Find the retail store of a label. `storeSearch`.',
  ],
};

/** `api.md` of the SDK: every operation with its method, call, types and error statuses. Lists, because a formatter pads tables. */
export function apiDoc(contract: Contract, rows: readonly OperationRow[]): string {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const resources = Map.groupBy(
    operations(contract).flatMap(({ id }) => byId.get(id) ?? []),
    ({ resource }) => resource,
  );
  const sections = [...resources].map(([resource, some]) => {
    const text = contract['x-sdk-resources']?.[resource];
    const lines = [...some.map(lineOf), ...(BY_HAND[resource] ?? [])];
    return `## ${resource}\n\n${text ? `${text}\n\n` : ''}${lines.join('\n')}\n`;
  });
  return `# Methods\n\nVersion ${contract.info.version} of the contract.\n\n${INTRODUCTION}\n${sections.join('\n')}`;
}

function lineOf(row: OperationRow): string {
  const { id, resource, verb, method, path, written } = row;
  const params = hasParams(row) ? `params${needsParams(row) ? '' : '?'}: ${capitalize(id)}Params` : '';
  const item = row.list ? `, iterable: \`${itemOf(row, row.list.item)}\`` : '';
  const result = `\`${dataOf(row)}\`${item}`;
  const call = `\`${id}\`, \`${method.toUpperCase()} ${path}\``;
  const statuses = row.errors.map((error) => error.status).join(', ');
  const end = (row.key ? ' Takes an `idempotencyKey`.' : '') + (written.deprecated ? ' Deprecated.' : '');
  return `- \`regen.${resource}.${verb}(${params})\` → ${result}: ${written.summary ?? ''}. ${call}. Errors: ${statuses}.${end}`;
}
