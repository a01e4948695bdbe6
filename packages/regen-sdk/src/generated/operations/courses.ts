// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const courseGet: Operation = 'courseGet /course/{courseId}';
export const courseRegister: Operation = 'courseRegister /course/register/{id} POST bk';
export const courseRegisterGuest: Operation = 'courseRegisterGuest /course/register/guest POST bk';
export const courseRegistrationCancel: Operation = 'courseRegistrationCancel /user/{id}/courseId/{courseId} DELETE';
export const courseRegistrationConfirm: Operation = 'courseRegistrationConfirm /course/register/{registrationId}/confirm POST bs';
export const courseRegistrationGet: Operation = 'courseRegistrationGet /user/{id}/courseId/{courseId}';
