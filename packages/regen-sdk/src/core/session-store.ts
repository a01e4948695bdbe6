import type { RegenUnauthorizedError } from './errors.ts';

/** Where the pipeline finds the session token. `@regen/sdk/session` has one for memory and one for browsers. */
export interface TokenStore {
  /** The token to send now, or null when nobody is signed in. Asked before each attempt. */
  getToken(): string | null | Promise<string | null>;
  /** The server no longer accepts this token. */
  end(token: string, error: RegenUnauthorizedError): void | Promise<void>;
}
