import * as z from 'zod/mini';
import { readSession, writeSession } from '~/features/forms/index.ts';

/** Where the draft of the sign-in form is kept; the address in it goes with the person from screen to screen. */
export const LOGIN_DRAFT = 'regen.login';

const draft = z.object({ email: z.string() });

export const keptEmail = (): string => readSession(LOGIN_DRAFT, draft)?.email ?? '';

/** Fills the address into the sign-in form. */
export function keepEmail(email: string): void {
  if (email !== '') writeSession(LOGIN_DRAFT, { email });
}
