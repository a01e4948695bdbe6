import { LRUCache } from 'lru-cache';
import { randomBytes } from 'node:crypto';
import type { Caches } from '../cache/cache.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { IdMaker } from '../ids.ts';
import { refuse } from '../refuse.ts';
import type { HttpError } from '../refuse.ts';
import type { UserActor } from './actor.ts';
import type { Auth, IssuedToken, OpenSession } from './auth.ts';
import { createPasswords } from './passwords.ts';
import { createRateLimiter } from './rate-limit.ts';
import { createSigner } from './secret.ts';
import { originOf } from './session-origin.ts';
import { actorOfRow, readSessions, readStandings } from './session-standing.ts';
import type { SessionRow } from './session-standing.ts';
import { createTokens, sessionExpired } from './tokens.ts';
import type { TokenClaims } from './tokens.ts';

export interface AuthOptions {
  config: Pick<Config, 'CLIENT_KEYS' | 'SESSION_MINUTES' | 'SESSION_DAYS' | 'RATE_LIMIT_FACTOR'>;
  secret: string;
  db: Database;
  cache: Caches;
  clock: Clock;
  ids: IdMaker;
}

/** A person as the session cache keeps them. */
interface KnownSession {
  actor: UserActor;
  endsAt: number;
  /** Which token counts, and since when. */
  generation: number;
  renewedAt: number;
}

/** How long a token remains valid after its successor was issued: for tabs that have not received it, and requests in progress. */
const GRACE = 30_000;

function revoked(): HttpError {
  return refuse('session_revoked');
}

/**
 * Whether a token was replaced too long ago. Its session continues for the holder of the new one: a copied token is then worthless, and
 * ending the session as well would sign users out whose device slept through a refresh.
 */
function isRetired({ generation }: TokenClaims, session: KnownSession, now: Date): boolean {
  if (generation === session.generation) return false;
  return generation !== session.generation - 1 || now.getTime() >= session.renewedAt + GRACE;
}

export function createAuth(options: AuthOptions): Auth {
  const { config, db, cache, clock, ids } = options;
  const tokens = createTokens(options.secret);
  const signer = createSigner(options.secret);
  const passwords = createPasswords();
  const limiter = createRateLimiter(db, clock, config.RATE_LIMIT_FACTOR);
  const clientKeys = new Set(config.CLIENT_KEYS);
  // A verified token is not verified again; whether its session is still valid is checked each time, in the session cache, which every
  // process invalidates as soon as a session ends.
  const verified = new LRUCache<string, TokenClaims>({ max: 20_000 });
  const sessions = cache.region<KnownSession>('session', { max: 20_000, ttl: 5 * 60_000 });

  async function loadSession(sessionId: string): Promise<KnownSession> {
    const [row] = await readSessions(db, [sessionId]);
    if (!row || row.revoked_at !== null || row.is_disabled) throw revoked();
    return {
      actor: actorOfRow(row),
      endsAt: row.expires_at.getTime(),
      generation: row.generation,
      renewedAt: row.refreshed_at.getTime(),
    };
  }

  async function claimsOf(jwt: string, now: Date): Promise<TokenClaims> {
    const known = verified.get(jwt);
    if (known) return known;
    const claims = await tokens.read(jwt, now);
    verified.set(jwt, claims);
    return claims;
  }

  async function sessionOf({ sessionId, generation }: TokenClaims): Promise<KnownSession> {
    const session = await sessions.wrap(sessionId, () => loadSession(sessionId));
    if (generation <= session.generation) return session;
    // Refreshed by another process, which this one has not learned of yet.
    return loadSession(sessionId);
  }

  async function issue(userId: string, sessionId: string, endsAt: number, generation: number): Promise<IssuedToken> {
    const now = clock.now();
    const wanted = Math.min(now.getTime() + config.SESSION_MINUTES * 60_000, endsAt);
    // A JWT counts in seconds; the caller gets exactly what the token says.
    const expiresAt = Math.floor(wanted / 1000) * 1000;
    return {
      jwt: await tokens.issue({ userId, sessionId, generation, expiresAt }, now),
      expiresAt: new Date(expiresAt),
    };
  }

  async function readGeneration(sessionId: string): Promise<Pick<SessionRow, 'expires_at' | 'generation'>> {
    const { rows } = await db.query<Pick<SessionRow, 'expires_at' | 'generation'>>(
      'select expires_at, generation from sessions where id = $1 and revoked_at is null',
      [sessionId],
    );
    if (!rows[0]) throw revoked();
    return rows[0];
  }

  async function dropSessions(sessionIds: readonly string[], tx?: Queryable): Promise<void> {
    for (const id of sessionIds) await sessions.invalidate(id, tx);
  }

  return {
    isClientKey: (key) => clientKeys.has(key),
    standingsOf: (sessionIds) =>
      readStandings(db, sessionIds, { now: clock.now(), tokenMinutes: config.SESSION_MINUTES }),
    async actorOf(jwt) {
      const now = clock.now();
      const claims = await claimsOf(jwt, now);
      if (claims.expiresAt <= now.getTime()) throw sessionExpired();
      const session = await sessionOf(claims);
      if (session.endsAt <= now.getTime() || isRetired(claims, session, now)) throw sessionExpired();
      return session.actor;
    },
    async openSession(userId, browserId, call) {
      const sessionId = ids('session');
      const endsAt = clock.now().getTime() + config.SESSION_DAYS * 86_400_000;
      const { device, network } = originOf(call);
      await db.query(
        `insert into sessions (id, user_id, browser_id, created_at, refreshed_at, expires_at, device, network)
         values ($1, $2, $3, $4, $4, $5, $6, $7)`,
        [sessionId, userId, browserId, clock.now(), new Date(endsAt), device, network],
      );
      return { sessionId, ...(await issue(userId, sessionId, endsAt, 0)) };
    },
    async renew(jwt) {
      const now = clock.now();
      const { userId, sessionId, generation } = await claimsOf(jwt, now);
      const { rows } = await db.query<Pick<SessionRow, 'expires_at' | 'generation'>>(
        `update sessions set refreshed_at = $2, generation = generation + 1
         where id = $1 and revoked_at is null and generation = $3 returning expires_at, generation`,
        [sessionId, now, generation],
      );
      if (rows.length > 0) await sessions.invalidate(sessionId);
      // Two tabs that renew at once get two tokens of one generation, so neither retires the other's.
      const current = rows[0] ?? (await readGeneration(sessionId));
      return issue(userId, sessionId, current.expires_at.getTime(), current.generation);
    },
    async endSession(sessionId) {
      await db.query(
        `update sessions set revoked_at = $2, end_reason = 'signed_out' where id = $1 and revoked_at is null`,
        [sessionId, clock.now()],
      );
      await sessions.invalidate(sessionId);
    },
    async sessionsOf(userId, current) {
      // A token lives an hour and only its holder can refresh it: one that was not refreshed for so long has expired.
      const alive = new Date(clock.now().getTime() - config.SESSION_MINUTES * 60_000);
      const { rows } = await db.query<OpenSession>(
        {
          name: 'auth-sessions-of',
          text: `select id, device, network, created_at as "createdAt", refreshed_at as "refreshedAt"
                 from sessions
                 where user_id = $1 and revoked_at is null and expires_at > $2 and refreshed_at > $3
                 order by (id = $4) desc, refreshed_at desc, id desc limit 50`,
        },
        [userId, clock.now(), alive, current],
      );
      return rows;
    },
    async endSessionOf(userId, sessionId) {
      const { rowCount } = await db.query(
        `update sessions set revoked_at = $3, end_reason = 'revoked' where id = $1 and user_id = $2 and revoked_at is null`,
        [sessionId, userId, clock.now()],
      );
      if (rowCount === 0) return false;
      await sessions.invalidate(sessionId);
      return true;
    },
    async endSessionsOf(userId, except, tx) {
      const { rows } = await (tx ?? db).query<{ id: string }>(
        `update sessions set revoked_at = $3, end_reason = 'revoked'
         where user_id = $1 and id <> $2 and revoked_at is null returning id`,
        [userId, except ?? '', clock.now()],
      );
      await dropSessions(
        rows.map(({ id }) => id),
        tx,
      );
    },
    async forget(userIds, tx) {
      const { rows } = await (tx ?? db).query<{ id: string }>(
        'select id from sessions where user_id = any($1) and revoked_at is null and expires_at > $2',
        [userIds, clock.now()],
      );
      await dropSessions(
        rows.map(({ id }) => id),
        tx,
      );
    },
    hashPassword: passwords.hash,
    verifyPassword: passwords.verify,
    limit: limiter.limit,
    attemptOf: limiter.attemptOf,
    standingAfter: limiter.standingAfter,
    refund: limiter.refund,
    sign: signer.sign,
    verify: signer.verify,
    fingerprint: signer.fingerprint,
    randomToken: () => randomBytes(24).toString('base64url'),
  };
}
