import { createHash } from 'node:crypto';
import type { Auth } from '../../auth/auth.ts';

const CONFIRM = 'stock-alert-confirm';
const UNSUBSCRIBE = 'stock-alert-unsubscribe';

/** The signed content of an unsubscribe link: short, because the address and the SKU are in the link as well. */
function subjectOf(email: string, sku: string): string {
  return createHash('sha256').update(`${email}\n${sku}`).digest('base64url').slice(0, 22);
}

export function confirmToken(auth: Auth, alertId: string): string {
  return auth.sign(CONFIRM, alertId);
}

/** The alert that a confirmation link names, or null when we did not make the link. */
export function readConfirmToken(auth: Auth, token: string): string | null {
  return auth.verify(CONFIRM, token);
}

export function confirmUrl(auth: Auth, origin: string, alertId: string): string {
  return `${origin}/stock-alerts/confirm/${encodeURIComponent(confirmToken(auth, alertId))}`;
}

export function unsubscribeSignature(auth: Auth, email: string, sku: string): string {
  return auth.sign(UNSUBSCRIBE, subjectOf(email, sku));
}

export function isUnsubscribeSignature(auth: Auth, email: string, sku: string, signature: string): boolean {
  return auth.verify(UNSUBSCRIBE, signature) === subjectOf(email, sku);
}

export function unsubscribeUrl(auth: Auth, origin: string, email: string, sku: string): string {
  const query = new URLSearchParams({ email, sku, signature: unsubscribeSignature(auth, email, sku) });
  return `${origin}/stock-alerts/unsubscribe?${query.toString()}`;
}
