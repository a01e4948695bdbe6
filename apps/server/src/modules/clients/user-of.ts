import type { Actor, UserActor } from '../../contract/actor.ts';
import { HttpError } from '../../contract/errors.ts';

/** The access rules let nobody else in; this tells the type checker. */
export function userOf(actor: Actor): UserActor {
  if (actor.kind === 'user') return actor;
  throw new HttpError(401, 'unauthorized', 'Sign in first.');
}
