// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { Course, CourseGetParams, CourseRegisterGuestParams, CourseRegisterParams, CourseRegistration, CourseRegistrationCancelParams, CourseRegistrationConfirmParams, CourseRegistrationGetParams } from '../types.ts';

export const courseGet: Operation<CourseGetParams, Course> = { id: 'courseGet', method: 'GET', path: '/course/{courseId}' };
export const courseRegister: Operation<CourseRegisterParams, CourseRegistration> = { id: 'courseRegister', method: 'POST', path: '/course/register/{id}', body: 'json', idempotent: true };
export const courseRegisterGuest: Operation<CourseRegisterGuestParams, CourseRegistration> = { id: 'courseRegisterGuest', method: 'POST', path: '/course/register/guest', body: 'json', idempotent: true };
export const courseRegistrationCancel: Operation<CourseRegistrationCancelParams, CourseRegistration> = { id: 'courseRegistrationCancel', method: 'DELETE', path: '/user/{id}/courseId/{courseId}' };
export const courseRegistrationConfirm: Operation<CourseRegistrationConfirmParams, CourseRegistration> = { id: 'courseRegistrationConfirm', method: 'POST', path: '/course/register/{registrationId}/confirm', body: 'json', retrySafe: true };
export const courseRegistrationGet: Operation<CourseRegistrationGetParams, CourseRegistration> = { id: 'courseRegistrationGet', method: 'GET', path: '/user/{id}/courseId/{courseId}' };
