import { RegenApiError } from '@regen/sdk';

/** What the server said about the file, null when it said nothing about it. */
export function refusedFile(error: unknown): string | null {
  if (!(error instanceof RegenApiError)) return null;
  const isAboutFile = error.details.some(({ path }) => path === '/license');
  // A form that is too large as a whole names no field; only the file can be that large.
  return isAboutFile || error.code === 'file_too_large' ? error.reason : null;
}

/** Another file under the key of the first one: it becomes an application of its own. */
export const isOtherFile = (error: unknown): boolean =>
  error instanceof RegenApiError && error.code === 'idempotency_key_reuse';
