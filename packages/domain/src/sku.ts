/** A run of digits, or an id that starts with GM or GRX (rule P10). Course ids of HAE events start with HAE. */
export const SKU_PATTERN = '^([0-9]{1,32}|(GM|GRX)[A-Z0-9-]{0,30})$';
const SKU = new RegExp(SKU_PATTERN);
const HAE_COURSE = /^HAE[A-Z0-9-]*$/i;

/** Trimmed and upper-cased, or null when it cannot be a SKU. */
export function normalizeSku(value: string): string | null {
  const sku = value.trim().toUpperCase();
  return SKU.test(sku) ? sku : null;
}

export function isHaeCourseId(value: string): boolean {
  return HAE_COURSE.test(value);
}

/** SKUs in the one order in which stock rows are locked, so that two buyers never wait for each other in a circle. */
export function compareSkus(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
