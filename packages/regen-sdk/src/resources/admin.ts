import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { adminGetBundle } from '../generated/operations/admin.ts';
import type { AdminGetBundleParams, Bundle } from '../generated/types.ts';

/** For staff. */
export interface AdminResource {
  /** Anybody’s bundle; the look is logged. */
  getBundle(params: AdminGetBundleParams, options?: RequestOptions): ApiPromise<Bundle>;
}

export function createAdminResource(call: Call): AdminResource {
  return bind<AdminResource>(call, {
    getBundle: adminGetBundle,
  });
}
