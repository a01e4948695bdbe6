// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/store-profiles.ts';

/** Read the store profile of an account: `storeProfiles.get`. */
export const storeProfileGet = /* @__PURE__ */ read(operations.storeProfileGet);

/** Change the store profile of an account: `storeProfiles.update`. */
export const storeProfileUpdate = /* @__PURE__ */ write(operations.storeProfileUpdate, {
  stales: ['storeProfileGet', 'storeGet'],
});
