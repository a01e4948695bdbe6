import { RegenApiError } from '@regen/sdk';

const MISSING = new Set([404, 400, 414]);

/** No such product for this caller; or, with 400 and 414, a URL that cannot be one's SKU, which for a person is the same. */
export const isMissing = (error: unknown): error is RegenApiError =>
  error instanceof RegenApiError && MISSING.has(error.status);
