import type { RegenUnauthorizedError } from './errors.ts';
import type { Hooks } from './hooks.ts';
import type { Logger } from './logging.ts';
import type { GuestStore, TokenStore } from './session-store.ts';

export interface ClientOptions {
  /** Origin and base path of the API, for example `https://shop.example/api/v1/regen`; in a browser the path is enough. */
  baseUrl: string | URL;
  /** Origin and base path of the host that takes uploads. Default: `baseUrl` with `uploads` as its last segment. */
  uploadsUrl?: string | URL | undefined;
  /** Identifies the application. It is public: the server decides what a caller may do. */
  clientKey: string;
  /** Where the session token is kept. Without it every call is made signed out. */
  session?: TokenStore | undefined;
  /**
   * Where the proof is kept that a guest's cart is the caller's. Default: in a page the browser keeps it, as a cookie that no
   * script can read; elsewhere the session does when it can, else this client in its memory.
   */
  guest?: GuestStore | undefined;
  /**
   * UUID of the device, sent as `Browser-Id`; a guest's cart belongs to it and to the guest's proof. `deviceId()` of `@regen/sdk/session` keeps one.
   * Default: a new one for each client.
   */
  browserId?: string | undefined;
  /** Replaces `fetch`: a server that calls itself in-process, a test, a proxy. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Milliseconds that one attempt may take, including reading the body. Default 30,000; `0` waits forever. */
  timeout?: number | undefined;
  /** Attempts after the first one, 0 or more. Default 2. */
  maxRetries?: number | undefined;
  /** Added to every call; `null` removes a header. */
  headers?: Readonly<Record<string, string | null>> | undefined;
  /** `include` sends cookies to another origin. Default: the platform's (`same-origin` in browsers). */
  credentials?: RequestCredentials | undefined;
  /** Receives log lines. Default: none. Credentials never appear in them. */
  logger?: Logger | undefined;
  /** Called before each attempt and after each response, in this order. */
  hooks?: readonly Hooks[] | undefined;
  /** The server refused the session's token: the session has been ended, the person has to sign in again. */
  onUnauthorized?: ((error: RegenUnauthorizedError) => void) | undefined;
}
