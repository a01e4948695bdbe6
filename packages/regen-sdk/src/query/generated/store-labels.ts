// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/store-labels.ts';

/** Read the store label of an account: `storeLabels.get`. */
export const storeLabelGet = /* @__PURE__ */ read(operations.storeLabelGet);

/** Change a store label: `storeLabels.update`. */
export const storeLabelUpdate = /* @__PURE__ */ write(operations.storeLabelUpdate, {
  stales: ['storeLabelGet', 'storeGet', 'storeSearch', 'storeLocate', 'accountGet'],
});

/** Choose a store label: `storeLabels.create`. */
export const storeLabelCreate = /* @__PURE__ */ write(operations.storeLabelCreate, {
  stales: ['storeLabelGet', 'storeGet', 'storeSearch', 'storeLocate', 'accountGet'],
});
