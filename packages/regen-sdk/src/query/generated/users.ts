// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/users.ts';

/**
 * Register a retail client: `users.register`. Keep one `idempotencyKey` until the response arrives: repeating the call
 * after a lost response is then safe.
 */
export const userRegister = /* @__PURE__ */ write(operations.userRegister, {
  isSecret: true,
});

/** Read a user: `users.get`. */
export const userGet = /* @__PURE__ */ read(operations.userGet);

/** Change the first and last name: `users.updateName`. */
export const userUpdateName = /* @__PURE__ */ write(operations.userUpdateName, {
  stales: ['accountGet', 'userGet'],
});

/** Change the phone number: `users.updatePhone`. */
export const userUpdatePhone = /* @__PURE__ */ write(operations.userUpdatePhone, {
  stales: ['accountGet', 'userGet'],
});

/** Rename the account: `users.updateAccountName`. */
export const userUpdateAccountName = /* @__PURE__ */ write(operations.userUpdateAccountName, {
  stales: ['accountGet', 'userGet', 'storeGet', 'storeSearch', 'storeLocate', 'storeLabelGet'],
});

/** Accept the terms and conditions: `users.acceptTerms`. */
export const userAcceptTerms = /* @__PURE__ */ write(operations.userAcceptTerms, {
  stales: ['accountGet', 'userGet'],
});

/** Join REGEN rewards: `users.acceptRewards`. */
export const userAcceptRewards = /* @__PURE__ */ write(operations.userAcceptRewards, {
  stales: ['accountGet', 'userGet', 'rewardGet', 'rewardGetForCourse', 'cartGet'],
});

/** Show or hide the rewards bar: `users.updateGamingBar`. */
export const userUpdateGamingBar = /* @__PURE__ */ write(operations.userUpdateGamingBar, {
  stales: ['accountGet', 'userGet'],
});
