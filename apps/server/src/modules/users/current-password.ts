import type { UserActor } from '../../auth/actor.ts';
import type { Needs } from '../../platform.ts';
import { refuse } from '../../refuse.ts';
import type { HttpError } from '../../refuse.ts';
import { findPasswordHash } from './repository.ts';

/** How long a sign-in counts as proof of the password. */
const FRESH_MINUTES = 15;

/**
 * Refuses a password that is not the person’s.
 *
 * @returns The stored hash that the password was compared with.
 */
export async function checkPassword(
  { auth, db }: Needs<'auth' | 'db'>,
  userId: string,
  password: string,
): Promise<string | null> {
  const hash = await findPasswordHash(db, userId);
  if (await auth.verifyPassword(hash, password)) return hash;
  throw wrongPassword();
}

export function wrongPassword(): HttpError {
  return refuse('current_password_wrong', undefined, {
    details: [{ path: '/currentPassword', message: 'That’s not your current password' }],
  });
}

/** As {@link checkPassword}, but shortly after signing in no password is needed (rule S17). */
export async function checkPasswordUnlessFresh(
  needs: Needs<'auth' | 'clock' | 'db'>,
  actor: UserActor,
  password: string | undefined,
): Promise<void> {
  if (password) {
    await checkPassword(needs, actor.userId, password);
    return;
  }
  if (await hasJustSignedIn(needs, actor)) return;
  throw refuse('current_password_required', undefined, {
    details: [{ path: '/currentPassword', message: 'Enter your current password' }],
  });
}

async function hasJustSignedIn(
  { auth, clock }: Needs<'auth' | 'clock'>,
  { userId, sessionId }: UserActor,
): Promise<boolean> {
  const own = (await auth.sessionsOf(userId, sessionId)).find(({ id }) => id === sessionId);
  return own !== undefined && clock.now().getTime() < own.createdAt.getTime() + FRESH_MINUTES * 60_000;
}
