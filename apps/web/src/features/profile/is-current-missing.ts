import { RegenApiError } from '@regen/sdk';

/** Whether the server wants the current password, because the person signed in too long ago (rule S17). */
export const isCurrentMissing = (error: unknown): boolean =>
  error instanceof RegenApiError && error.code === 'current_password_required';
