// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { EmailChangeConfirmParams, EmailChangeConfirmed, EmailChangeCreateParams, EmailChangeDeleteParams, EmailChangeGetLinkParams, EmailChangeGetParams, EmailChangeLink, EmailChangeState } from '../types.ts';

export const emailChangeConfirm: Operation<EmailChangeConfirmParams, EmailChangeConfirmed> = { id: 'emailChangeConfirm', method: 'POST', path: '/emailChange/{token}' };
export const emailChangeCreate: Operation<EmailChangeCreateParams, EmailChangeState> = { id: 'emailChangeCreate', method: 'PUT', path: '/users/{id}/emailChange', body: 'json' };
export const emailChangeDelete: Operation<EmailChangeDeleteParams, void> = { id: 'emailChangeDelete', method: 'DELETE', path: '/users/{id}/emailChange' };
export const emailChangeGet: Operation<EmailChangeGetParams, EmailChangeState> = { id: 'emailChangeGet', method: 'GET', path: '/users/{id}/emailChange' };
export const emailChangeGetLink: Operation<EmailChangeGetLinkParams, EmailChangeLink> = { id: 'emailChangeGetLink', method: 'GET', path: '/emailChange/{token}' };
