// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import * as operations from '../../generated/operations/postal-places.ts';

/** Find the place of a postal code: `postalPlaces.list`. */
export const postalPlaceList = /* @__PURE__ */ read(operations.postalPlaceList);
