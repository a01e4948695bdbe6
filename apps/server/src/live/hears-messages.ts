import type { UserActor } from '../auth/actor.ts';

/**
 * Who of an account hears what is written to it. Everybody, as everybody of an account reads its conversations; of the care team's
 * account, which is the one of type `admin`, only those who may answer for it.
 */
export function hearsMessages({ accountType, permissions }: Pick<UserActor, 'accountType' | 'permissions'>): boolean {
  return accountType !== 'admin' || permissions.includes('messages:care');
}
