import type { LinkedProfessional } from '@regen/sdk';
import { RegenApiError } from '@regen/sdk';

/** Why an invitation cannot be accepted anymore, or not by anybody. */
export type ClosedReason = 'expired' | 'used' | 'unfit' | 'unknown';

export type InvitationStep =
  | { kind: 'ask' }
  | { kind: 'password' }
  | { kind: 'sign-in' }
  | { kind: 'closed'; reason: ClosedReason }
  | { kind: 'done'; professional: LinkedProfessional; isNewAccount: boolean };

const byCode: ReadonlyMap<string, InvitationStep> = new Map(
  Object.entries({
    password_required: { kind: 'password' },
    sign_in_as_invited: { kind: 'sign-in' },
    invitation_expired: { kind: 'closed', reason: 'expired' },
    invitation_used: { kind: 'closed', reason: 'used' },
    not_a_retail_account: { kind: 'closed', reason: 'unfit' },
  }),
);

/** The step after a response; null if a retry may work. */
export function stepAfter(error: unknown): InvitationStep | null {
  if (!(error instanceof RegenApiError)) return null;
  const step = error.code === undefined ? undefined : byCode.get(error.code);
  if (step) return step;
  // 400: a URL that can be no invitation's. The form lets no password through that the contract refuses.
  return error.status === 404 || error.status === 400 ? { kind: 'closed', reason: 'unknown' } : null;
}
