// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { sessionCreate, sessionRefresh, sessionEnd, sessionList, sessionRevokeOthers, sessionRevoke } from '../../generated/operations/sessions.ts';
import type { DeviceSessionList, Session, SessionCreateParams, SessionEndParams, SessionListParams, SessionRevokeOthersParams, SessionRevokeParams } from '../../generated/types.ts';

/** Where a person is signed in. */
export interface SessionsResource {
  /**
   * Sign in.
   *
   * Opens a session. The guest cart of this browser, if there is one, is merged into the user’s cart. A wrong email or
   * password is a 401 with code `invalid_credentials`; the response is the same for an unknown email.
   *
   * Fails with 401 `invalid_credentials`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const session = await regen.sessions.create({ email: 'dana@lumenclinic.example', password: 'correct horse battery' });
   * ```
   *
   * @see `/docs/api/session#sessionCreate` in the reference of your server
   */
  create(params: SessionCreateParams, options?: RequestOptions): ApiPromise<Session>;
  /**
   * Refresh the session token.
   *
   * Returns a new token for the same session. Call it at about 80% of the old token’s lifetime. The old token works for
   * another 30 seconds and then fails with 401 `session_expired`; the session continues with the new one.
   *
   * @see `/docs/api/session#sessionRefresh` in the reference of your server
   */
  refresh(options?: RequestOptions): ApiPromise<Session>;
  /**
   * Sign out.
   *
   * Revokes the session of the token at once, on every server.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * await regen.sessions.end({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/session#sessionEnd` in the reference of your server
   */
  end(params: SessionEndParams, options?: RequestOptions): ApiPromise<void>;
  /**
   * List where the caller is signed in.
   *
   * The caller’s open sessions: the calling one first, then the newest. At most 50.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * const deviceSessionList = await regen.sessions.list({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/sessions#sessionList` in the reference of your server
   */
  list(params: SessionListParams, options?: RequestOptions): ApiPromise<DeviceSessionList>;
  /**
   * Sign out everywhere else.
   *
   * Ends all of the caller’s sessions except the calling one, at once and on every server.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * await regen.sessions.revokeOthers({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/sessions#sessionRevokeOthers` in the reference of your server
   */
  revokeOthers(params: SessionRevokeOthersParams, options?: RequestOptions): ApiPromise<void>;
  /**
   * Sign out on one device.
   *
   * Ends one of the caller’s sessions, at once and on every server. `sessions.end` ends the calling session; naming
   * that one here ends it as well.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * await regen.sessions.revoke({ id: 'usr_01hzx0k3v9', sessionId: 'ses_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/sessions#sessionRevoke` in the reference of your server
   */
  revoke(params: SessionRevokeParams, options?: RequestOptions): ApiPromise<void>;
}

export function createSessionsResource(call: Call): SessionsResource {
  return bind<SessionsResource>(call, {
    create: sessionCreate,
    refresh: sessionRefresh,
    end: sessionEnd,
    list: sessionList,
    revokeOthers: sessionRevokeOthers,
    revoke: sessionRevoke,
  });
}
