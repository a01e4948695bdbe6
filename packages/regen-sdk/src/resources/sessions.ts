import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { sessionList, sessionRevoke, sessionRevokeOthers } from '../generated/operations/sessions.ts';
import type {
  DeviceSessionList,
  SessionListParams,
  SessionRevokeOthersParams,
  SessionRevokeParams,
} from '../generated/types.ts';

export interface SessionsResource {
  /** Where the person is signed in: this session first, then the newest. */
  list(params: SessionListParams, options?: RequestOptions): ApiPromise<DeviceSessionList>;
  /** Signs out on one device, at once. */
  revoke(params: SessionRevokeParams, options?: RequestOptions): ApiPromise<void>;
  /** Signs out everywhere except here, at once. */
  revokeOthers(params: SessionRevokeOthersParams, options?: RequestOptions): ApiPromise<void>;
}

export function createSessionsResource(call: Call): SessionsResource {
  return bind<SessionsResource>(call, {
    list: sessionList,
    revoke: sessionRevoke,
    revokeOthers: sessionRevokeOthers,
  });
}
