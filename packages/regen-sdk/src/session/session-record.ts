import type { Registration, Session, Site, User } from '../generated/types.ts';

/** What is kept of a session. */
export interface SessionRecord {
  token: string;
  userId: string;
  accountId: string;
  site: Site;
  user: User;
  /** When this device received the token, by its own clock, in milliseconds. */
  receivedAt: number;
  /** How long the token lives from then on, in milliseconds. */
  lifetime: number;
}

/** The part of a response that opens or refreshes a session: flat after signing in and refreshing, with a `user` after registering. */
export type SessionGrant = Omit<Session, 'cartMerge'> | Pick<Registration, 'jwt' | 'expiresAt' | 'user'>;

/** Part of a token's life after which it is renewed. */
const REFRESH_AT = 0.8;

/** The lifetime is taken from the token (both times are the server's), so that a wrong clock on the device does no harm. */
function lifetimeOf(grant: SessionGrant, now: number): number {
  try {
    const payload = grant.jwt.split('.')[1] as string;
    const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
    if (typeof iat === 'number' && typeof exp === 'number' && exp > iat) return (exp - iat) * 1000;
  } catch {
    // Not a JWT: the date beside it has to do.
  }
  return Math.max(0, Date.parse(grant.expiresAt) - now);
}

function userOf(grant: SessionGrant): User {
  if ('user' in grant) return grant.user;
  const { jwt: _jwt, expiresAt: _expiresAt, cartMerge: _cartMerge, ...user }: Session = grant;
  return user;
}

export function toRecord(grant: SessionGrant, now: number): SessionRecord {
  const user = userOf(grant);
  const { id, accountId, site } = user;
  return { token: grant.jwt, userId: id, accountId, site, user, receivedAt: now, lifetime: lifetimeOf(grant, now) };
}

/** Reads what was stored; null for anything else, and for a token whose life is over. */
export function parseRecord(text: string | null, now: number): SessionRecord | null {
  if (text === null) return null;
  try {
    const record = JSON.parse(text) as Partial<SessionRecord> | null;
    if (typeof record?.token !== 'string' || typeof record.user?.id !== 'string') return null;
    const { receivedAt, lifetime } = record;
    if (typeof receivedAt !== 'number' || typeof lifetime !== 'number') return null;
    return now < receivedAt + lifetime ? (record as SessionRecord) : null;
  } catch {
    return null;
  }
}

/** When the token is to be renewed, in milliseconds since the epoch. */
export function refreshDue(record: SessionRecord): number {
  return record.receivedAt + record.lifetime * REFRESH_AT;
}
