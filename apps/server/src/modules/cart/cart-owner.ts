import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '../../contract/actor.ts';
import { self } from '../../contract/access.ts';
import type { AccessRule } from '../../contract/access.ts';

/** Whose cart it is: a person's, or that of a browser which also holds the secret cookie (rule C1). */
export type CartOwner =
  | { kind: 'user'; userId: string }
  | { kind: 'guest'; browserId: string; secretHash: string | null };

export const GUEST_COOKIE = 'regen_guest';
export const GUEST_DAYS = 30;
/** A person's cart stays as long as the person comes back within this time. */
export const USER_DAYS = 400;

const SECRET = /^[A-Za-z0-9_-]{32}$/;

type Cookies = Readonly<Record<string, string | undefined>>;

export function newGuestSecret(): string {
  return randomBytes(24).toString('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function guestSecret(cookies: Cookies): string | null {
  const secret = cookies[GUEST_COOKIE];
  return secret !== undefined && SECRET.test(secret) ? secret : null;
}

export function guestOwner(browserId: string, cookies: Cookies): CartOwner & { kind: 'guest' } {
  const secret = guestSecret(cookies);
  return { kind: 'guest', browserId, secretHash: secret === null ? null : hashSecret(secret) };
}

/** The owner whom the caller can prove to be. For a signed-in person `guest` means the same as the own id. */
export function ownerOf(call: { actor: Actor; browserId: string; cookies: Cookies }): CartOwner {
  if (call.actor.kind === 'user') return { kind: 'user', userId: call.actor.userId };
  return guestOwner(call.browserId, call.cookies);
}

/** People name themselves; a cart id or `guest` is let through, and the cart is then only found for its owner. */
export const cartAccess: AccessRule = self('id', { or: (id) => id === 'guest' || id.startsWith('crt_') });

export const guestOrSelf: AccessRule = self('id', { or: (id, actor) => id === 'guest' && actor.kind !== 'user' });
