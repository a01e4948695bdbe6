import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import {
  courseGet,
  courseRegister,
  courseRegisterGuest,
  courseCancelRegistration,
  courseConfirmPayment,
  courseGetRegistration,
} from '../generated/operations/courses.ts';
import type {
  Course,
  CourseGetParams,
  CourseRegisterGuestParams,
  CourseRegisterParams,
  CourseRegistration,
  CourseCancelRegistrationParams,
  CourseConfirmPaymentParams,
  CourseGetRegistrationParams,
} from '../generated/types.ts';

export interface CoursesResource {
  /** Dates, price and seats of a course. */
  get(params: CourseGetParams, options?: RequestOptions): ApiPromise<Course>;
  /** Registers the caller. A declined payment is a `RegenPaymentRequiredError`, and nothing is kept. */
  register(params: CourseRegisterParams, options?: RequestOptions): ApiPromise<CourseRegistration>;
  /** Registers somebody without an account. */
  registerGuest(params: CourseRegisterGuestParams, options?: RequestOptions): ApiPromise<CourseRegistration>;
  /** Settles a payment after the person’s step (3-D Secure). */
  confirmPayment(params: CourseConfirmPaymentParams, options?: RequestOptions): ApiPromise<CourseRegistration>;
  /** The caller’s registration for a course. */
  getRegistration(params: CourseGetRegistrationParams, options?: RequestOptions): ApiPromise<CourseRegistration>;
  /** Gives the seat back. */
  cancelRegistration(params: CourseCancelRegistrationParams, options?: RequestOptions): ApiPromise<CourseRegistration>;
}

export function createCoursesResource(call: Call): CoursesResource {
  return bind<CoursesResource>(call, {
    get: courseGet,
    register: courseRegister,
    registerGuest: courseRegisterGuest,
    confirmPayment: courseConfirmPayment,
    getRegistration: courseGetRegistration,
    cancelRegistration: courseCancelRegistration,
  });
}
