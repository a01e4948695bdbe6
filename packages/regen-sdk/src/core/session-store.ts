import type { RegenUnauthorizedError } from './errors.ts';

/** Keeps what proves that a guest's cart is the caller's, where no browser keeps it as a cookie. */
export interface GuestStore {
  /** The grant to send, or null when there is none yet. */
  get(): string | null | Promise<string | null>;
  set(grant: string): void | Promise<void>;
}

/** Where the pipeline finds the session token. `@regen/sdk/session` has one for memory and one for browsers. */
export interface TokenStore {
  /** The token to send now, or null if signed out. Called before each attempt. */
  getToken(): string | null | Promise<string | null>;
  /** The server no longer accepts this token. */
  end(token: string, error: RegenUnauthorizedError): void | Promise<void>;
  /** Where a guest's grant is kept, unless the client has the option `guest`. */
  readonly guest?: GuestStore | undefined;
}

/** A grant that lives in this object only. */
export function createMemoryGuest(): GuestStore {
  let kept: string | null = null;
  return {
    get: () => kept,
    set(grant) {
      kept = grant;
    },
  };
}
