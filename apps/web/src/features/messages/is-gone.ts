import { RegenApiError } from '@regen/sdk';

/** Whether there is no such conversation: no such account, none that is connected with the person's, or no id of an account at all. */
export const isGone = (error: unknown): boolean => error instanceof RegenApiError && [400, 404].includes(error.status);
