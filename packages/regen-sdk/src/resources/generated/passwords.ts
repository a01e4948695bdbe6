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
   * Request a reset email.
   *
   * The response is always the same, whether or not the email address is known.
   *
   * Fails with 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const passwordForgotAnswer = await regen.passwords.forgot({ email: 'ana@example.com' });
   * ```
   *
   * @see `/docs/api/users#passwordForgot` in the reference of your server
   */
  forgot(params: PasswordForgotParams, options?: RequestOptions): ApiPromise<PasswordForgotAnswer>;
  /**
   * Check a reset token.
   *
   * Says whether the token of a reset email can still be used.
   *
   * Fails with 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const passwordToken = await regen.passwords.validateToken({ token: 'the-token-from-the-link-or-email' });
   * ```
   *
   * @see `/docs/api/users#passwordValidateToken` in the reference of your server
   */
  validateToken(params: PasswordValidateTokenParams, options?: RequestOptions): ApiPromise<PasswordToken>;
  /**
   * Set a new password.
   *
   * Either with a reset token, which works once, for an hour, or, while signed in, with the caller's own user id as the
   * token and `isToken: false`. In the second case, the current password is required once 15 minutes have passed since
   * signing in (422 `current_password_required`). All other sessions of the user end.
   *
   * Fails with 403 `forbidden`; 422 `current_password_required`, `current_password_wrong`, `password_too_weak`,
   * `reset_token_invalid`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * await regen.passwords.reset({ token: 'the-token-from-the-link-or-email', password: 'a long pass phrase' });
   * ```
   *
   * @see `/docs/api/users#passwordReset` in the reference of your server
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
