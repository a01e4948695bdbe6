// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { shippingCountryList } from '../../generated/operations/shipping-countries.ts';
import type { ShippingCountryList } from '../../generated/types.ts';

/** The countries that orders are shipped to. */
export interface ShippingCountriesResource {
  /**
   * List the countries shipped to.
   *
   * The countries that at least one shipping method serves. Within a country, a method may not serve every region.
   *
   * @see `/docs/api/shipping#shippingCountryList` in the reference of your server
   */
  list(options?: RequestOptions): ApiPromise<ShippingCountryList>;
}

export function createShippingCountriesResource(call: Call): ShippingCountriesResource {
  return bind<ShippingCountriesResource>(call, {
    list: shippingCountryList,
  });
}
