import { operations } from '@regen/contract';
import type { Contract } from '@regen/contract';

/** Which method runs which operation, straight from the contract: the SDK's tests verify its methods against it. */
export function emitMethods(contract: Contract): string {
  const rows = operations(contract).map(({ id, written }) => `  ${id}: '${written['x-sdk'] ?? ''}',`);
  return [
    "import type { OperationId } from '../../generated/types.ts';",
    '',
    '/** The method of each operation. */',
    'export const METHODS = {',
    ...rows.toSorted(),
    '} as const satisfies Record<OperationId, string>;',
    '',
  ].join('\n');
}
