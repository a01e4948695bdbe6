// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const passwordForgot: Operation = 'passwordForgot /users/forgotPassword POST bc';
export const passwordReset: Operation = 'passwordReset /users/resetPassword/{token} POST b';
export const passwordValidateToken: Operation = 'passwordValidateToken /users/validateToken/{token} GET c';
