import type { Site } from '@regen/domain';
import type { Permission } from '@regen/sdk';

/** Signed out: an application with a valid client key. Its channel is `web`. */
export interface ClientActor {
  kind: 'client';
  clientKey: string;
}

/** Signed in. Read from the session row and the account, never from the request. */
export interface UserActor {
  kind: 'user';
  userId: string;
  accountId: string;
  sessionId: string;
  site: Site;
  accountType: string;
  /** `Tier 1` … `Tier 4` for professionals, otherwise null. */
  tier: string | null;
  discountModel: string | null;
  exemptForReward: boolean;
  email: string;
  firstName: string;
  lastName: string;
  permissions: readonly Permission[];
}

/** Anonymous: only operations without security see this. */
export interface VisitorActor {
  kind: 'visitor';
}

export type Actor = VisitorActor | ClientActor | UserActor;

export function channelOf(actor: Actor): Site | 'web' {
  return actor.kind === 'user' ? actor.site : 'web';
}
