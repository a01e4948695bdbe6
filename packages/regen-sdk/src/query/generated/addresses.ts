// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/addresses.ts';

/** List addresses: `addresses.list`. */
export const addressList = /* @__PURE__ */ read(operations.addressList);

/** Change an address: `addresses.update`. */
export const addressUpdate = /* @__PURE__ */ write(operations.addressUpdate, {
  stales: ['addressList'],
});

/**
 * Add an address: `addresses.create`. Keep one `idempotencyKey` until the response arrives: repeating the call after a
 * lost response is then safe.
 */
export const addressCreate = /* @__PURE__ */ write(operations.addressCreate, {
  stales: ['addressList'],
});

/** Choose the default address: `addresses.setDefault`. */
export const addressSetDefault = /* @__PURE__ */ write(operations.addressSetDefault, {
  keeps: ['addressList', (_data, params) => ({ userId: params.userId })],
});

/** Delete an address: `addresses.delete`. */
export const addressDelete = /* @__PURE__ */ write(operations.addressDelete, {
  stales: ['addressList'],
});
