// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { adminGetBundle } from '../../generated/operations/admin.ts';
import type { AdminGetBundleParams, Bundle } from '../../generated/types.ts';

/** For staff. */
export interface AdminResource {
  /**
   * Read anyone’s bundle.
   *
   * For staff with `admin:bundles`. Each access is logged with the name of the staff member.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const bundle = await regen.admin.getBundle({ id: 'bdl_01hzx0k3v9', userId: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/recommendations#adminGetBundle` in the reference of your server
   */
  getBundle(params: AdminGetBundleParams, options?: RequestOptions): ApiPromise<Bundle>;
}

export function createAdminResource(call: Call): AdminResource {
  return bind<AdminResource>(call, {
    getBundle: adminGetBundle,
  });
}
