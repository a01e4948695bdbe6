import { refuse } from '../refuse.ts';
import type { Actor, UserActor } from './actor.ts';

/** The calling user. Behind an access rule that lets no one else in, this only informs the type checker. */
export function userOf(actor: Actor): UserActor {
  if (actor.kind === 'user') return actor;
  throw refuse('unauthorized');
}
