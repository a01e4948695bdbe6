import { GUEST } from '~/kernel/context.ts';
import { readDraft, writeDraft, type DraftPlace } from '~/kernel/forms/form-draft.ts';
import { stored } from '~/kernel/stored/stored.ts';

/** The key of the sign-in draft; the email in it is shared between the sign-in screens. */
export const LOGIN_DRAFT: DraftPlace = { key: 'regen.draft.login.1' };

/** The key of the registration draft. */
export const REGISTER_DRAFT: DraftPlace = { key: 'regen.draft.register.1' };

export function rememberedEmail(): string {
  const email = readDraft(LOGIN_DRAFT, GUEST)?.['email'];
  return typeof email === 'string' ? email : '';
}

/** Fills the address into the sign-in form. */
export function rememberEmail(email: string): void {
  if (email !== '') writeDraft(LOGIN_DRAFT, GUEST, { email });
}

/** As long as the link works, in milliseconds. */
const RESET_MS = 60 * 60_000;

interface Asked {
  email: string;
  at: number;
}

function readAsked(value: unknown): Asked | null {
  const { email, at } = (value ?? {}) as Partial<Record<keyof Asked, unknown>>;
  return typeof email === 'string' && typeof at === 'number' ? { email, at } : null;
}

// The link opens a tab of its own, which knows nothing of what was typed in this one.
const asked = stored('regen.person.reset.1', readAsked);

/** A link to set a new password is on its way to this address; null once it is used. */
export function rememberReset(email: string | null): void {
  asked.write(email === null ? null : { email, at: Date.now() });
}

/** The address for which this browser asked for the link; empty when it did not, since the link names nobody (rule S16). */
export function resetEmail(): string {
  const typed = rememberedEmail();
  if (typed !== '') return typed;
  const { email = '', at = 0 } = asked.read() ?? {};
  return Date.now() - at < RESET_MS ? email : '';
}
