import type { Queryable } from '../db/database.ts';
import type { UserActor } from './actor.ts';
import type { Standing } from './limit-headers.ts';
import type { SessionStanding } from './session-standing.ts';

export interface IssuedToken {
  jwt: string;
  expiresAt: Date;
}

/** Sessions, passwords and rate limits, for the modules that need them. */
export interface Auth {
  /** Whether an application may call at all. */
  isClientKey(key: string): boolean;
  /** The person behind a session token. Throws 401 `session_expired`, `session_revoked` or `unauthorized`. */
  actorOf(jwt: string): Promise<UserActor>;
  /** How sessions stand now, whatever is cached. */
  standingsOf(sessionIds: readonly string[]): Promise<ReadonlyMap<string, SessionStanding>>;
  /** `call` says from where, for the list of sessions that the person sees. */
  openSession(userId: string, browserId: string, call?: SessionOrigin): Promise<{ sessionId: string } & IssuedToken>;
  /**
   * A new token for the session of this one, which is good for 30 seconds more: other tabs may be using it. Renewed again
   * within that time, it gives a token beside the newest, and retires nothing.
   */
  renew(jwt: string): Promise<IssuedToken>;
  endSession(sessionId: string): Promise<void>;
  /** A person's active sessions, newest first, at most 50 in addition to `current`. */
  sessionsOf(userId: string, current: string): Promise<OpenSession[]>;
  /** Ends a session if it is an active one of this person. */
  endSessionOf(userId: string, sessionId: string): Promise<boolean>;
  /** Ends all sessions of a person, except one when named. */
  endSessionsOf(userId: string, except?: string, tx?: Queryable): Promise<void>;
  /** Reads these people again in every process: after a change of tier, permissions or name. */
  forget(userIds: readonly string[], tx?: Queryable): Promise<void>;
  hashPassword(password: string): Promise<string>;
  /** Takes the same time for an unknown person (`hash` null). */
  verifyPassword(hash: string | null, password: string): Promise<boolean>;
  /** Counts one try, and says how many are left. Throws 429 `rate_limited` with `Retry-After` when a limit is passed. */
  limit(tries: readonly RateLimit[]): Promise<Standing | null>;
  /** For a statement that counts the attempt itself, together with what it does. */
  attemptOf(limit: Omit<RateLimit, 'ip'>): Attempt;
  /** What is left if this one was the last of so many attempts. Throws as `limit` does. */
  standingAfter(attempt: Attempt, hits: number): Standing;
  /** Uncounts attempts that turned out to be harmless, such as a correct password. */
  refund(tries: readonly RateLimit[]): Promise<void>;
  /** Signs a short text for links in emails, such as unsubscribe; `verify` returns it, or null. */
  sign(purpose: string, text: string): string;
  verify(purpose: string, signed: string): string | null;
  /** Recognizes a text that was seen before, without storing anything it could be guessed from. */
  fingerprint(purpose: string, text: string): string;
  /** 192 random bits for a link or a cookie. */
  randomToken(): string;
}

/** The part of a request that says where a session was opened. */
export interface SessionOrigin {
  ip: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface OpenSession {
  id: string;
  device: string | null;
  network: string | null;
  createdAt: Date;
  refreshedAt: Date;
}

export interface RateLimit {
  /** What is counted, such as `sign-in account dana@lumenclinic.example`, or `sign-in ip` with the address beside it. */
  bucket: string;
  /** Counts the network of this address; the address itself is never in the bucket, see `countedAs`. */
  ip?: string;
  max: number;
  windowSeconds: number;
  /** Keyed by an email address the caller merely typed, so its count is not revealed. */
  isSilent?: boolean;
}

/** An attempt that a statement counts itself, together with what it does. */
export interface Attempt {
  bucket: string;
  /** The window that is counted in, and how many attempts are allowed in it. */
  startsAt: Date;
  endsAt: Date;
  quota: number;
}
