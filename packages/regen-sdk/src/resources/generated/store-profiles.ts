// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { storeProfileGet, storeProfileUpdate } from '../../generated/operations/store-profiles.ts';
import type { StoreProfile, StoreProfileGetParams, StoreProfileUpdateParams } from '../../generated/types.ts';

/** The words, the team and the bundles of a professional’s store. */
export interface StoreProfilesResource {
  /**
   * Read the store profile of an account.
   *
   * What the store page says and shows. An account without a store can prepare it.
   *
   * Fails with 403 `forbidden`, `wrong_channel`.
   *
   * @example
   * ```ts
   * const storeProfile = await regen.storeProfiles.get({ id: 'acc_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/stores#storeProfileGet` in the reference of your server
   */
  get(params: StoreProfileGetParams, options?: RequestOptions): ApiPromise<StoreProfile>;
  /**
   * Change the store profile of an account.
   *
   * Replaces the whole profile. Bundles on it are open to everybody, so a bundle of another account is a 404.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const storeProfile = await regen.storeProfiles.update({
   *   id: 'acc_01hzx0k3v9',
   *   intro: 'Calm, evidence-based facials in the heart of Salt Lake City.',
   *   team: [{ name: 'Dana Whitfield', role: 'Owner, licensed esthetician' }],
   *   bundleIds: [],
   * });
   * ```
   *
   * @see `/docs/api/stores#storeProfileUpdate` in the reference of your server
   */
  update(params: StoreProfileUpdateParams, options?: RequestOptions): ApiPromise<StoreProfile>;
}

export function createStoreProfilesResource(call: Call): StoreProfilesResource {
  return bind<StoreProfilesResource>(call, {
    get: storeProfileGet,
    update: storeProfileUpdate,
  });
}
