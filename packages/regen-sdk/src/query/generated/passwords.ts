// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/passwords.ts';

/** Request a reset email: `passwords.forgot`. */
export const passwordForgot = /* @__PURE__ */ write(operations.passwordForgot);

/** Check a reset token: `passwords.validateToken`. */
export const passwordValidateToken = /* @__PURE__ */ read(operations.passwordValidateToken);

/** Set a new password: `passwords.reset`. */
export const passwordReset = /* @__PURE__ */ write(operations.passwordReset, {
  stales: ['sessionList'],
  isSecret: true,
});
