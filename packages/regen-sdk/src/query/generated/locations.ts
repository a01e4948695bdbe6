// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/locations.ts';

/** List business locations: `locations.list`. */
export const locationList = /* @__PURE__ */ read(operations.locationList);

/**
 * Add a business location: `locations.create`. Keep one `idempotencyKey` until the response arrives: repeating the call
 * after a lost response is then safe.
 */
export const locationCreate = /* @__PURE__ */ write(operations.locationCreate, {
  stales: ['locationList', 'storeLocate', 'storeGet'],
});

/** Change a business location: `locations.update`. */
export const locationUpdate = /* @__PURE__ */ write(operations.locationUpdate, {
  stales: ['locationList', 'storeLocate', 'storeGet'],
});

/** Delete a business location: `locations.delete`. */
export const locationDelete = /* @__PURE__ */ write(operations.locationDelete, {
  stales: ['locationList', 'storeLocate', 'storeGet'],
});
