interface PostgresError extends Error {
  code?: string;
  /** The system call that failed. */
  syscall?: string;
  constraint?: string;
}

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Shutting down, crashed, starting up, too many connections. */
const DATABASE_AWAY = new Set(['57P01', '57P02', '57P03', '53300']);
const LOST =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Cannot use a pool after calling end/i;

function cause(error: unknown): PostgresError | null {
  if (!(error instanceof Error)) return null;
  // Drizzle wraps the driver's error.
  return error.cause instanceof Error && typeof (error.cause as PostgresError).code === 'string' ? error.cause : error;
}

/** The database cannot be reached right now; the call may be repeated later. */
export function isUnavailable(error: unknown): boolean {
  const found = cause(error);
  if (!found) return false;
  const code = found.code ?? '';
  if (found instanceof AggregateError) return found.errors.some(isUnavailable);
  // A missing socket, not a missing file.
  if (code === 'ENOENT') return found.syscall === 'connect';
  return NETWORK.has(code) || DATABASE_AWAY.has(code) || code.startsWith('08') || LOST.test(found.message);
}

/** The disk of the database or of a file is full; the call may be retried when it has space. */
export function isDiskFull(error: unknown): boolean {
  const code = cause(error)?.code ?? '';
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT';
}

/** Two transactions got in each other's way; repeating this one is right (serialization failure, deadlock). */
export function isRetryable(error: unknown): boolean {
  const code = cause(error)?.code;
  return code === '40001' || code === '40P01';
}

/** The unique constraint or index that an insert ran into, or null. */
export function violatedUnique(error: unknown): string | null {
  const found = cause(error);
  return found?.code === '23505' ? (found.constraint ?? '') : null;
}

/** A zone that PostgreSQL does not know. */
export function isUnknownTimeZone(error: unknown): boolean {
  const found = cause(error);
  return found?.code === '22023' && /time zone/.test(found.message);
}
