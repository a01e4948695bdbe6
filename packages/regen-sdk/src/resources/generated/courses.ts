// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { courseRegister, courseRegisterGuest, courseConfirmPayment, courseGetRegistration, courseCancelRegistration, courseGet } from '../../generated/operations/courses.ts';
import type { Course, CourseCancelRegistrationParams, CourseConfirmPaymentParams, CourseGetParams, CourseGetRegistrationParams, CourseRegisterGuestParams, CourseRegisterParams, CourseRegistration } from '../../generated/types.ts';

/** Classes and events, with seats and a waitlist. */
export interface CoursesResource {
  /**
   * Register for a course.
   *
   * One transaction: the seat, the points and the payment, or nothing. A full course fails with 409 `course_full`
   * unless `joinWaitlist` is true; in that case the response is a registration with `status: waitlisted`, and nothing
   * is charged. Nobody can be registered twice: 409 `already_registered`. A course that is not for the caller's channel
   * fails with 403 `wrong_channel`.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 402 `card_declined`, `insufficient_funds`, `expired_card`, `incorrect_cvc`, `processing_error`,
   * `authentication_failed`, `payment_closed`, `token_unknown`, `token_used`; 403 `wrong_channel`, `forbidden`; 404
   * `not_found`; 409 `course_started`, `course_not_open`, `course_full`, `price_changed`, `already_registered`,
   * `idempotency_key_reuse`; 422 `payment_required`, `points_insufficient`, `rewards_sign_in`,
   * `rewards_professionals_only`, `rewards_discount_model`, `rewards_tier_4`, `rewards_exempt`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const courseRegistration = await regen.courses.register({ id: 'usr_01hzx0k3v9', courseId: 'HAE-DEN-101', joinWaitlist: true });
   * ```
   *
   * @see `/docs/api/courses#courseRegister` in the reference of your server
   */
  register(params: CourseRegisterParams, options?: RequestOptions): ApiPromise<CourseRegistration>;
  /**
   * Register for a course without an account.
   *
   * One transaction: the seat, the points and the payment, or nothing. A full course fails with 409 `course_full`
   * unless `joinWaitlist` is true; in that case the response is a registration with `status: waitlisted`, and nothing
   * is charged. Nobody can be registered twice: 409 `already_registered`. Only for courses with `isOpenToGuests`. When
   * a person with this email address later signs up in the same browser, or opens the link in the confirmation email
   * while signed in, the registration becomes theirs.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 402 `card_declined`, `insufficient_funds`, `expired_card`, `incorrect_cvc`, `processing_error`,
   * `authentication_failed`, `payment_closed`, `token_unknown`, `token_used`; 403 `wrong_channel`; 404 `not_found`; 409
   * `course_started`, `course_not_open`, `course_full`, `price_changed`, `already_registered`, `idempotency_key_reuse`;
   * 422 `payment_required`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const courseRegistration = await regen.courses.registerGuest({
   *   courseId: 'VIR-PEEL-101',
   *   firstName: 'Ana',
   *   lastName: 'Ruiz',
   *   email: 'ana@example.com',
   * });
   * ```
   *
   * @see `/docs/api/courses#courseRegisterGuest` in the reference of your server
   */
  registerGuest(params: CourseRegisterGuestParams, options?: RequestOptions): ApiPromise<CourseRegistration>;
  /**
   * Settle the payment of a registration.
   *
   * Queries the provider for the status of the payment and settles the registration. Safe to repeat. A declined payment
   * is a 402 and releases the seat. With `payment`, it pays for a seat that opened up for someone on the waitlist; such
   * a seat stays held until `heldUntil` even if a card is declined. Fails with 409 `registration_canceled` if the seat
   * was released, and with `still_waiting` while the person is on the waitlist. A guest’s registration becomes that of
   * the signed-in person who opens it with the `accessToken`, if the email address is theirs.
   *
   * Fails with 402 `card_declined`, `insufficient_funds`, `expired_card`, `incorrect_cvc`, `processing_error`,
   * `authentication_failed`, `payment_closed`, `token_unknown`, `token_used`; 404 `not_found`; 409
   * `registration_canceled`, `still_waiting`, `course_started`, `payment_in_progress`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const courseRegistration = await regen.courses.confirmPayment({ registrationId: 'reg_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/courses#courseConfirmPayment` in the reference of your server
   */
  confirmPayment(params: CourseConfirmPaymentParams, options?: RequestOptions): ApiPromise<CourseRegistration>;
  /**
   * Read a registration.
   *
   * The caller’s registration for one course; 404 if there is none. A guest reads it with its access token, even after
   * it has been canceled.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const courseRegistration = await regen.courses.getRegistration({ id: 'usr_01hzx0k3v9', courseId: 'HAE-2026-11' });
   * ```
   *
   * @see `/docs/api/courses#courseGetRegistration` in the reference of your server
   */
  getRegistration(params: CourseGetRegistrationParams, options?: RequestOptions): ApiPromise<CourseRegistration>;
  /**
   * Cancel a registration.
   *
   * Releases the seat, refunds points and payment, and registers the first person on the waitlist. Not possible after
   * the course has started: 409 `course_started`. A guest cancels with the access token.
   *
   * Fails with 403 `forbidden`; 404 `not_found`; 409 `course_started`.
   *
   * @example
   * ```ts
   * const courseRegistration = await regen.courses.cancelRegistration({ id: 'usr_01hzx0k3v9', courseId: 'HAE-2026-11' });
   * ```
   *
   * @see `/docs/api/courses#courseCancelRegistration` in the reference of your server
   */
  cancelRegistration(params: CourseCancelRegistrationParams, options?: RequestOptions): ApiPromise<CourseRegistration>;
  /**
   * Read a course.
   *
   * Dates, price and seats of one course. Everyone can read it; `canRegister` and `reasonCode` say whether this caller
   * can register.
   *
   * Fails with 404 `not_found`.
   *
   * @example
   * ```ts
   * const course = await regen.courses.get({ courseId: 'HAE-2026-11' });
   * ```
   *
   * @see `/docs/api/courses#courseGet` in the reference of your server
   */
  get(params: CourseGetParams, options?: RequestOptions): ApiPromise<Course>;
}

export function createCoursesResource(call: Call): CoursesResource {
  return bind<CoursesResource>(call, {
    register: courseRegister,
    registerGuest: courseRegisterGuest,
    confirmPayment: courseConfirmPayment,
    getRegistration: courseGetRegistration,
    cancelRegistration: courseCancelRegistration,
    get: courseGet,
  });
}
