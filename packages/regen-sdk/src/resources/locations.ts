import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { locationCreate, locationDelete, locationList, locationUpdate } from '../generated/operations/locations.ts';
import type {
  Location,
  LocationCreateParams,
  LocationDeleteParams,
  LocationList,
  LocationListParams,
  LocationUpdateParams,
} from '../generated/types.ts';

/** Places of business of a professional or a school. */
export interface LocationsResource {
  /** The places of business, oldest first. */
  list(params: LocationListParams, options?: RequestOptions): ApiPromise<LocationList>;
  /** Adds one; a listed one appears in the store locator. */
  create(params: LocationCreateParams, options?: RequestOptions): ApiPromise<Location>;
  /** Replaces a whole location. */
  update(params: LocationUpdateParams, options?: RequestOptions): ApiPromise<Location>;
  /** Takes it out of the store locator too. */
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
