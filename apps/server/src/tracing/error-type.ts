/**
 * The type of an error for a span: its HTTP, PostgreSQL or system error code, or else its class. Messages are left
 * out, because PostgreSQL puts values into them.
 */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string' && /^\w{1,40}$/.test(error.code)) return error.code;
  return error.name;
}
