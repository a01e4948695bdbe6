import { tierName } from '@regen/domain';
import type { Site } from '@regen/domain';
import type { Permission } from '@regen/sdk';
import type { Queryable } from '../db/database.ts';
import type { UserActor } from './actor.ts';

export interface SessionRow {
  id: string;
  user_id: string;
  account_id: string;
  site: Site;
  account_type: string;
  tier: number | null;
  discount_model: string | null;
  exempt_for_reward: boolean;
  email: string;
  first_name: string;
  last_name: string;
  permissions: Permission[];
  expires_at: Date;
  revoked_at: Date | null;
  end_reason: 'signed_out' | 'revoked' | null;
  is_disabled: boolean;
  generation: number;
  refreshed_at: Date;
}

const READ = {
  name: 'auth-session',
  text: `select s.id, u.id as user_id, u.account_id, a.site, a.account_type, a.tier, a.discount_model, a.exempt_for_reward,
           u.email, u.first_name, u.last_name, u.permissions, s.expires_at, s.revoked_at, s.end_reason,
           u.disabled_at is not null as is_disabled, s.generation, s.refreshed_at
         from sessions s join users u on u.id = s.user_id join accounts a on a.id = u.account_id
         where s.id = any($1)`,
};

/** Sessions as they are stored, ended ones included. */
export async function readSessions(db: Queryable, sessionIds: readonly string[]): Promise<SessionRow[]> {
  const { rows } = await db.query<SessionRow>(READ, [sessionIds]);
  return rows;
}

export function actorOfRow(row: SessionRow): UserActor {
  return Object.freeze<UserActor>({
    kind: 'user',
    userId: row.user_id,
    accountId: row.account_id,
    sessionId: row.id,
    site: row.site,
    accountType: row.account_type,
    tier: tierName(row.tier),
    discountModel: row.discount_model,
    exemptForReward: row.exempt_for_reward,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    permissions: row.permissions,
  });
}

export type SessionEnd = 'signed_out' | 'revoked' | 'expired';

/** A session that goes on, and until when if nobody renews it; or why it has ended. */
export type SessionStanding = { actor: UserActor; endsAt: Date } | { end: SessionEnd };

interface At {
  now: Date;
  /** Minutes that a token lives. */
  tokenMinutes: number;
}

function standingOf(row: SessionRow | undefined, { now, tokenMinutes }: At): SessionStanding {
  if (!row || row.is_disabled) return { end: 'revoked' };
  if (row.revoked_at !== null) return { end: row.end_reason ?? 'revoked' };
  // Only the holder of a token can renew it, so a session whose last one is over is over as well.
  const endsAt = new Date(Math.min(row.expires_at.getTime(), row.refreshed_at.getTime() + tokenMinutes * 60_000));
  return endsAt <= now ? { end: 'expired' } : { actor: actorOfRow(row), endsAt };
}

/** How sessions stand now, past every cache. */
export async function readStandings(
  db: Queryable,
  sessionIds: readonly string[],
  at: At,
): Promise<ReadonlyMap<string, SessionStanding>> {
  const rows = new Map((await readSessions(db, sessionIds)).map((row) => [row.id, row]));
  return new Map(sessionIds.map((id) => [id, standingOf(rows.get(id), at)]));
}
