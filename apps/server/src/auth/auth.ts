import type { Queryable } from '../db/database.ts';
import type { UserActor } from './actor.ts';
import type { Standing } from './limit-headers.ts';

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
  /** `call` says from where, for the list of sessions that the person sees. */
  openSession(userId: string, browserId: string, call?: SessionOrigin): Promise<{ sessionId: string } & IssuedToken>;
  /**
   * A new token for the session of this one, which is good for 30 seconds more: other tabs may be using it. Renewed again
   * within that time, it gives a token beside the newest, and retires nothing.
   */
  renew(jwt: string): Promise<IssuedToken>;
  endSession(sessionId: string): Promise<void>;
  /** The sessions of a person that go on, the newest first, 50 at most beside `current`. */
  sessionsOf(userId: string, current: string): Promise<OpenSession[]>;
  /** Ends a session if it is one of this person that goes on. */
  endSessionOf(userId: string, sessionId: string): Promise<boolean>;
  /** Ends all sessions of a person, except one when named. */
  endSessionsOf(userId: string, except?: string, tx?: Queryable): Promise<void>;
  /** Reads the person again in every process: after a change of tier, permissions or name. */
  forget(userId: string, tx?: Queryable): Promise<void>;
  hashPassword(password: string): Promise<string>;
  /** Takes the same time for an unknown person (`hash` null). */
  verifyPassword(hash: string | null, password: string): Promise<boolean>;
  /** Counts one try, and says how many are left. Throws 429 `rate_limited` with `Retry-After` when a limit is passed. */
  limit(tries: readonly RateLimit[]): Promise<Standing | null>;
  /** Takes back tries that turned out harmless, such as a right password. */
  refund(tries: readonly RateLimit[]): Promise<void>;
  /** Signs a short text for links in mails, such as unsubscribe; `verify` gives it back or null. */
  sign(purpose: string, text: string): string;
  verify(purpose: string, signed: string): string | null;
  /** Tells whether a text is the same again, without keeping anything that it could be guessed from. */
  fingerprint(purpose: string, text: string): string;
  /** 192 random bits for a link or a cookie. */
  randomToken(): string;
}

/** The part of a call that tells where a session was opened. */
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
  /** Counts the network of this address; it never stands in the bucket as it is, see `countedAs`. */
  ip?: string;
  max: number;
  windowSeconds: number;
  /** Keyed by an email address the caller merely typed, so its count is not revealed. */
  isUntold?: boolean;
}
