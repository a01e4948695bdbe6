// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { locationList, locationCreate, locationUpdate, locationDelete } from '../../generated/operations/locations.ts';
import type { Location, LocationCreateParams, LocationDeleteParams, LocationList, LocationListParams, LocationUpdateParams } from '../../generated/types.ts';

/** Places of business of a professional or a school. */
export interface LocationsResource {
  /**
   * List business locations.
   *
   * The places of business of the caller’s account, oldest first; at most 50. Only professional and school accounts
   * have them: others get 403 `wrong_channel`.
   *
   * Fails with 403 `forbidden`, `wrong_channel`.
   *
   * @example
   * ```ts
   * const locationList = await regen.locations.list({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/users#locationList` in the reference of your server
   */
  list(params: LocationListParams, options?: RequestOptions): ApiPromise<LocationList>;
  /**
   * Add a business location.
   *
   * A listed location appears in the store locator as soon as it can be placed on the map. Invalid data is refused with
   * 422 `location_invalid`, one location too many with 422 `locations_full`.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 409 `idempotency_key_reuse`; 422 `location_invalid`, `locations_full`.
   *
   * @example
   * ```ts
   * const location = await regen.locations.create({
   *   id: 'usr_01hzx0k3v9',
   *   name: 'Lumen Skin Clinic',
   *   line1: '418 East Broadway',
   *   line2: 'Suite 200',
   *   city: 'Salt Lake City',
   *   region: 'UT',
   *   postalCode: '84111',
   *   countryCode: 'US',
   *   phone: '+1 801 555 0110',
   *   timezone: 'America/Denver',
   *   hours: [{ day: 'monday', opens: '09:00', closes: '12:30' }, { day: 'monday', opens: '13:30', closes: '18:00' }],
   *   isListed: true,
   *   latitude: 40.7548,
   *   longitude: -111.881,
   * });
   * ```
   *
   * @see `/docs/api/users#locationCreate` in the reference of your server
   */
  create(params: LocationCreateParams, options?: RequestOptions): ApiPromise<Location>;
  /**
   * Change a business location.
   *
   * Replaces the whole location. Invalid data is refused with 422 `location_invalid`.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 404 `not_found`; 422 `location_invalid`.
   *
   * @example
   * ```ts
   * const location = await regen.locations.update({
   *   id: 'usr_01hzx0k3v9',
   *   locationId: 'loc_01hzx0k3v9',
   *   name: 'Lumen Skin Clinic',
   *   line1: '418 East Broadway',
   *   line2: 'Suite 200',
   *   city: 'Salt Lake City',
   *   region: 'UT',
   *   postalCode: '84111',
   *   countryCode: 'US',
   *   phone: '+1 801 555 0110',
   *   timezone: 'America/Denver',
   *   hours: [{ day: 'monday', opens: '09:00', closes: '12:30' }, { day: 'monday', opens: '13:30', closes: '18:00' }],
   *   isListed: true,
   *   latitude: 40.7548,
   *   longitude: -111.881,
   * });
   * ```
   *
   * @see `/docs/api/users#locationUpdate` in the reference of your server
   */
  update(params: LocationUpdateParams, options?: RequestOptions): ApiPromise<Location>;
  /**
   * Delete a business location.
   *
   * Also removes it from the store locator.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 404 `not_found`.
   *
   * @example
   * ```ts
   * await regen.locations.delete({ id: 'usr_01hzx0k3v9', locationId: 'loc_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/users#locationDelete` in the reference of your server
   */
  delete(params: LocationDeleteParams, options?: RequestOptions): ApiPromise<void>;
}

export function createLocationsResource(call: Call): LocationsResource {
  return bind<LocationsResource>(call, {
    list: locationList,
    create: locationCreate,
    update: locationUpdate,
    delete: locationDelete,
  });
}
