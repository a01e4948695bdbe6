import { createHash, randomBytes } from 'node:crypto';
import { self } from '../../http/access/rules.ts';
import type { AccessRule } from '../../http/access/rules.ts';
import type { Call } from '../../http/request/call.ts';

/** Whose cart it is: a person's, or that of a browser which also holds the secret cookie (rule C1). */
export type CartOwner =
  | { kind: 'user'; userId: string }
  | { kind: 'guest'; browserId: string; secretHash: string | null };

export const GUEST_COOKIE = 'regen_guest';
/** In place of the cookie, for clients that keep none: the secret, or `none` to be given one. */
export const GUEST_HEADER = 'guest-grant';
export const GUEST_DAYS = 30;
/** A user's cart is kept as long as the user returns within this time. */
export const USER_DAYS = 400;

const SECRET = /^[A-Za-z0-9_-]{32}$/;

/** What a guest has to show. */
export type GuestProof = Pick<Call, 'browserId' | 'cookies' | 'headers'>;

export function newGuestSecret(): string {
  return randomBytes(24).toString('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/**
 * Whether the guest keeps the secret instead of the browser. Such a call says nothing about the cookie that may come along: a
 * script in a page must not learn by this header what it cannot read.
 */
export function keepsGrant({ headers }: Pick<Call, 'headers'>): boolean {
  return headers[GUEST_HEADER] !== undefined;
}

export function guestSecret(call: Pick<Call, 'cookies' | 'headers'>): string | null {
  const secret = keepsGrant(call) ? call.headers[GUEST_HEADER] : call.cookies[GUEST_COOKIE];
  return typeof secret === 'string' && SECRET.test(secret) ? secret : null;
}

export function guestOwner(call: GuestProof): CartOwner & { kind: 'guest' } {
  const secret = guestSecret(call);
  return { kind: 'guest', browserId: call.browserId, secretHash: secret === null ? null : hashSecret(secret) };
}

/** The owner that the caller can prove to be. For a signed-in user, `guest` means the same as their own id. */
export function ownerOf(call: GuestProof & Pick<Call, 'actor'>): CartOwner {
  if (call.actor.kind === 'user') return { kind: 'user', userId: call.actor.userId };
  return guestOwner(call);
}

/** A user's own id; a cart id or `guest` is let through, and the cart is then only found for its owner. */
export const cartAccess: AccessRule = self('id', { or: (id) => id === 'guest' || id.startsWith('crt_') });

export const guestOrSelf: AccessRule = self('id', { or: (id, actor) => id === 'guest' && actor.kind !== 'user' });
