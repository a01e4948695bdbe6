import type { TokenStore } from '../core/session-store.ts';
import type { User } from '../generated/types.ts';
import type { SessionGrant, SessionRecord } from './session-record.ts';

/** What happened: a sign-in, a refreshed token or user data, a sign-out (here or in another tab), or a token that the server refused. */
export type SessionChange = 'started' | 'renewed' | 'ended' | 'refused';

export type SessionListener = (record: SessionRecord | null, change: SessionChange) => void;

/** Holds the session of one application. It is the `session` option of `createRegen`. */
export interface SessionKeeper extends TokenStore {
  /** The session, or null when signed out. The same object until it changes, so it fits `useSyncExternalStore`. */
  current(): SessionRecord | null;
  getToken(): string | null;
  /** After signing in or registering. */
  start(grant: SessionGrant): void;
  /** A fresh token for the same session. */
  renew(grant: SessionGrant): void;
  /** Fresher data of the signed-in person. */
  setUser(user: User): void;
  /** After signing out. */
  finish(): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: SessionListener): () => void;
}
