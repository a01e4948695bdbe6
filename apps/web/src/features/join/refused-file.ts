import { RegenApiError, type ErrorDetail } from '@regen/sdk';

function detailsOf(error: unknown): readonly ErrorDetail[] {
  if (!(error instanceof RegenApiError) || typeof error.body !== 'object' || error.body === null) return [];
  return (error.body as { details?: readonly ErrorDetail[] }).details ?? [];
}

/** What the server said about the file, null when it said nothing about it. */
export function refusedFile(error: unknown): string | null {
  if (!(error instanceof RegenApiError)) return null;
  const isAboutFile = detailsOf(error).some(({ path }) => path === '/licence');
  return isAboutFile || error.code === 'body_too_large' ? error.reason : null;
}

/** Another file under the key of the first one: it becomes an application of its own. */
export const isOtherFile = (error: unknown): boolean =>
  error instanceof RegenApiError && error.code === 'idempotency_key_reuse';
