// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const courseCancelRegistration: Operation = 'courseCancelRegistration /user/{id}/courseId/{courseId} DELETE';
export const courseConfirmPayment: Operation = 'courseConfirmPayment /course/register/{registrationId}/confirm POST bs';
export const courseGet: Operation = 'courseGet /course/{courseId}';
export const courseGetRegistration: Operation = 'courseGetRegistration /user/{id}/courseId/{courseId}';
export const courseRegister: Operation = 'courseRegister /course/register/{id} POST bk';
export const courseRegisterGuest: Operation = 'courseRegisterGuest /course/register/guest POST bk';
