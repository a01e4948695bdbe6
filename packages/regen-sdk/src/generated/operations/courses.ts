// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { Course, CourseCancelRegistrationParams, CourseConfirmPaymentParams, CourseGetParams, CourseGetRegistrationParams, CourseRegisterGuestParams, CourseRegisterParams, CourseRegistration } from '../types.ts';

export const courseCancelRegistration: Operation<CourseCancelRegistrationParams, CourseRegistration> = { id: 'courseCancelRegistration', method: 'DELETE', path: '/user/{id}/courseId/{courseId}' };
export const courseConfirmPayment: Operation<CourseConfirmPaymentParams, CourseRegistration> = { id: 'courseConfirmPayment', method: 'POST', path: '/course/register/{registrationId}/confirm', body: 'json', retrySafe: true };
export const courseGet: Operation<CourseGetParams, Course> = { id: 'courseGet', method: 'GET', path: '/course/{courseId}' };
export const courseGetRegistration: Operation<CourseGetRegistrationParams, CourseRegistration> = { id: 'courseGetRegistration', method: 'GET', path: '/user/{id}/courseId/{courseId}' };
export const courseRegister: Operation<CourseRegisterParams, CourseRegistration> = { id: 'courseRegister', method: 'POST', path: '/course/register/{id}', body: 'json', idempotent: true };
export const courseRegisterGuest: Operation<CourseRegisterGuestParams, CourseRegistration> = { id: 'courseRegisterGuest', method: 'POST', path: '/course/register/guest', body: 'json', idempotent: true };
