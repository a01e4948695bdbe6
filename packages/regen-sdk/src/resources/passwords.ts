import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { passwordForgot, passwordReset, passwordValidateToken } from '../generated/operations/passwords.ts';
import type {
  PasswordForgotAnswer,
  PasswordForgotParams,
  PasswordResetParams,
  PasswordToken,
  PasswordValidateTokenParams,
} from '../generated/types.ts';

export interface PasswordsResource {
  /** Asks for a reset mail; answers the same for a known and an unknown e-mail. */
  forgot(params: PasswordForgotParams, options?: RequestOptions): ApiPromise<PasswordForgotAnswer>;
  /** Whether a reset token can still be used. */
  validateToken(params: PasswordValidateTokenParams, options?: RequestOptions): ApiPromise<PasswordToken>;
  /** Sets a password with a reset token, or signed in with the user id as `token` and `isToken: false`. */
  reset(params: PasswordResetParams, options?: RequestOptions): ApiPromise<void>;
}

export function createPasswordsResource(call: Call): PasswordsResource {
  return bind<PasswordsResource>(call, {
    forgot: passwordForgot,
    validateToken: passwordValidateToken,
    reset: passwordReset,
  });
}
