import { refuse } from '../refuse.ts';
import type { Actor, UserActor } from './actor.ts';

/** The person who calls. Behind an access rule that lets nobody else in, this only tells the type checker. */
export function userOf(actor: Actor): UserActor {
  if (actor.kind === 'user') return actor;
  throw refuse('unauthorized');
}
