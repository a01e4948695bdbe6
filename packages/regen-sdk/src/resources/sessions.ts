import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import {
  sessionCreate,
  sessionEnd,
  sessionList,
  sessionRefresh,
  sessionRevoke,
  sessionRevokeOthers,
} from '../generated/operations/sessions.ts';
import type {
  DeviceSessionList,
  Session,
  SessionCreateParams,
  SessionEndParams,
  SessionListParams,
  SessionRevokeOthersParams,
  SessionRevokeParams,
} from '../generated/types.ts';

export interface SessionsResource {
  /** Signs in. A wrong email or password is a `RegenUnauthorizedError` with code `invalid_credentials`. */
  create(params: SessionCreateParams, options?: RequestOptions): ApiPromise<Session>;
  /** A new token for the same session, due at about 80% of the life of the old one. */
  refresh(options?: RequestOptions): ApiPromise<Session>;
  /** Signs out: the token is revoked at once. */
  end(params: SessionEndParams, options?: RequestOptions): ApiPromise<void>;
  /** Where the person is signed in: this session first, then the newest. */
  list(params: SessionListParams, options?: RequestOptions): ApiPromise<DeviceSessionList>;
  /** Signs out on one device, at once. */
  revoke(params: SessionRevokeParams, options?: RequestOptions): ApiPromise<void>;
  /** Signs out everywhere except here, at once. */
  revokeOthers(params: SessionRevokeOthersParams, options?: RequestOptions): ApiPromise<void>;
}

export function createSessionsResource(call: Call): SessionsResource {
  return bind<SessionsResource>(call, {
    create: sessionCreate,
    refresh: sessionRefresh,
    end: sessionEnd,
    list: sessionList,
    revoke: sessionRevoke,
    revokeOthers: sessionRevokeOthers,
  });
}
