import { RegenApiError } from '@regen/sdk';

/** No such product for this caller; or, with 400, an address that cannot be one's SKU, which for a person is the same. */
export const isMissing = (error: unknown): error is RegenApiError =>
  error instanceof RegenApiError && (error.status === 404 || error.status === 400);
