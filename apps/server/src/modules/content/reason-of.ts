import { ContentApiError, ContentError } from '@regen/content-sdk';
import { isUnavailable } from '../../db/errors.ts';

/** Why content could not be read, for staff: nothing of how the server is built, and no credential. */
export function reasonOf(error: unknown): string {
  if (error instanceof ContentApiError) return `The content service responded with ${error.status}: ${error.message}`;
  if (error instanceof ContentError) return error.message;
  return isUnavailable(error)
    ? 'The database is not available.'
    : 'The content could not be read. The log has the details.';
}
