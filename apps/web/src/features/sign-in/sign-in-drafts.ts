import { GUEST } from '~/kernel/context.ts';
import { readDraft, writeDraft, type DraftPlace } from '~/kernel/forms/form-draft.ts';

/** The key of the sign-in draft; the email in it is shared between the sign-in screens. */
export const LOGIN_DRAFT: DraftPlace = { key: 'regen.draft.login.1' };

/** The key of the registration draft; other screens may prefill it. */
export const REGISTER_DRAFT: DraftPlace = { key: 'regen.draft.register.1' };

export function rememberedEmail(): string {
  const email = readDraft(LOGIN_DRAFT, GUEST)?.['email'];
  return typeof email === 'string' ? email : '';
}

/** Fills the address into the sign-in form. */
export function rememberEmail(email: string): void {
  if (email !== '') writeDraft(LOGIN_DRAFT, GUEST, { email });
}
