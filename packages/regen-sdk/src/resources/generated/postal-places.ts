// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { postalPlaceList } from '../../generated/operations/postal-places.ts';
import type { PostalPlaceList, PostalPlaceListParams } from '../../generated/types.ts';

/** The city and region of a postal code. */
export interface PostalPlacesResource {
  /**
   * Find the place of a postal code.
   *
   * The city and region of a ZIP code of the United States or its territories, or the province of a Canadian postal
   * code. No items for a code that is unknown or incomplete, and for other countries.
   *
   * @example
   * ```ts
   * const postalPlaceList = await regen.postalPlaces.list({ countryCode: 'US', postalCode: '84101' });
   * ```
   *
   * @see `/docs/api/addresses#postalPlaceList` in the reference of your server
   */
  list(params: PostalPlaceListParams, options?: RequestOptions): ApiPromise<PostalPlaceList>;
}

export function createPostalPlacesResource(call: Call): PostalPlacesResource {
  return bind<PostalPlacesResource>(call, {
    list: postalPlaceList,
  });
}
