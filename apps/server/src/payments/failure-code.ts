import { errorEntry, isErrorCode } from '@regen/contract';
import type { ErrorCode } from '@regen/contract';

/** Why an attempt to pay failed, as it was written down. What the contract does not have with that status, another provider's own code, becomes the usual one. */
export function failureCode(written: string | null, usual: ErrorCode): ErrorCode {
  const isKnown = written !== null && isErrorCode(written) && errorEntry(written).status === errorEntry(usual).status;
  return isKnown ? written : usual;
}
