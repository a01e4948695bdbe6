// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { PasswordForgotAnswer, PasswordForgotParams, PasswordResetParams, PasswordToken, PasswordValidateTokenParams } from '../types.ts';

export const passwordForgot: Operation<PasswordForgotParams, PasswordForgotAnswer> = { id: 'passwordForgot', method: 'POST', path: '/users/forgotPassword', body: 'json', auth: 'client' };
export const passwordReset: Operation<PasswordResetParams, void> = { id: 'passwordReset', method: 'POST', path: '/users/resetPassword/{token}', body: 'json' };
export const passwordValidateToken: Operation<PasswordValidateTokenParams, PasswordToken> = { id: 'passwordValidateToken', method: 'GET', path: '/users/validateToken/{token}', auth: 'client' };
