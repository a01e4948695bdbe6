// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { passwordForgot, passwordValidateToken, passwordReset } from '../../generated/operations/passwords.ts';
import type { PasswordForgotAnswer, PasswordForgotParams, PasswordResetParams, PasswordToken, PasswordValidateTokenParams } from '../../generated/types.ts';

/** Forgotten and new passwords. */
export interface PasswordsResource {
  /**
   * Ask for a reset email.
   *
   * Always answers the same, whether the email is known or not.
   *
   * Fails with 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const passwordForgotAnswer = await regen.passwords.forgot({ email: 'ana@example.com' });
   * ```
   *
   * @see /docs/api/users#passwordForgot
   */
  forgot(params: PasswordForgotParams, options?: RequestOptions): ApiPromise<PasswordForgotAnswer>;
  /**
   * Check a reset token.
   *
   * Tells whether the token of a reset email can still be used.
   *
   * Fails with 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const passwordToken = await regen.passwords.validateToken({ token: 'the-token-of-the-link-or-mail' });
   * ```
   *
   * @see /docs/api/users#passwordValidateToken
   */
  validateToken(params: PasswordValidateTokenParams, options?: RequestOptions): ApiPromise<PasswordToken>;
  /**
   * Set a new password.
   *
   * With a reset token, once, within an hour. Or, signed in, with the caller's own user id as token and `isToken:
   * false`: for 15 minutes after signing in without the current password, then with it (422
   * `current_password_required`). All other sessions of the user end.
   *
   * Fails with 403 `forbidden`; 422 `current_password_required`, `current_password_wrong`, `password_too_weak`,
   * `reset_token_invalid`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * await regen.passwords.reset({ token: 'the-token-of-the-link-or-mail', password: 'a long pass phrase' });
   * ```
   *
   * @see /docs/api/users#passwordReset
   */
  reset(params: PasswordResetParams, options?: RequestOptions): ApiPromise<void>;
}

export function createPasswordsResource(call: Call): PasswordsResource {
  return bind<PasswordsResource>(call, {
    forgot: passwordForgot,
    validateToken: passwordValidateToken,
    reset: passwordReset,
  });
}
