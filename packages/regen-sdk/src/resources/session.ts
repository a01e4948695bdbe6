import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { sessionCreate, sessionEnd, sessionRefresh } from '../generated/operations/session.ts';
import type { Session, SessionCreateParams, SessionEndParams } from '../generated/types.ts';

export interface SessionResource {
  /** Signs in. A wrong e-mail or password is a `RegenUnauthorizedError` with code `invalid_credentials`. */
  create(params: SessionCreateParams, options?: RequestOptions): ApiPromise<Session>;
  /** A new token for the same session, due at about 80 % of the life of the old one. */
  refresh(options?: RequestOptions): ApiPromise<Session>;
  /** Signs out: the token is revoked at once. */
  end(params: SessionEndParams, options?: RequestOptions): ApiPromise<void>;
}

export function createSessionResource(call: Call): SessionResource {
  return bind<SessionResource>(call, {
    create: sessionCreate,
    refresh: sessionRefresh,
    end: sessionEnd,
  });
}
