// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/courses.ts';

/**
 * Register for a course: `courses.register`. Keep one `idempotencyKey` until the response arrives: repeating the call
 * after a lost response is then safe.
 */
export const courseRegister = /* @__PURE__ */ write(operations.courseRegister, {
  stales: ['courseGet', 'courseGetRegistration', 'rewardGetForCourse', 'rewardGet'],
});

/**
 * Register for a course without an account: `courses.registerGuest`. Keep one `idempotencyKey` until the response
 * arrives: repeating the call after a lost response is then safe.
 */
export const courseRegisterGuest = /* @__PURE__ */ write(operations.courseRegisterGuest, {
  stales: ['courseGet'],
});

/** Settle the payment of a registration: `courses.confirmPayment`. */
export const courseConfirmPayment = /* @__PURE__ */ write(operations.courseConfirmPayment, {
  stales: ['courseGet', 'courseGetRegistration', 'rewardGetForCourse', 'rewardGet'],
});

/** Read a registration: `courses.getRegistration`. */
export const courseGetRegistration = /* @__PURE__ */ read(operations.courseGetRegistration);

/** Cancel a registration: `courses.cancelRegistration`. */
export const courseCancelRegistration = /* @__PURE__ */ write(operations.courseCancelRegistration, {
  stales: ['courseGet', 'courseGetRegistration', 'rewardGetForCourse', 'rewardGet'],
});

/** Read a course: `courses.get`. */
export const courseGet = /* @__PURE__ */ read(operations.courseGet);
