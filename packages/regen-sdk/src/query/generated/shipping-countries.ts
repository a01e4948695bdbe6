// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { readPlain } from '../read.ts';
import * as operations from '../../generated/operations/shipping-countries.ts';

/** List the countries shipped to: `shippingCountries.list`. */
export const shippingCountryList = /* @__PURE__ */ readPlain(operations.shippingCountryList);
