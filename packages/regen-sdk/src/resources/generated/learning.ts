// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { learningSignIn } from '../../generated/operations/learning.ts';
import type { LearningSignInParams, LearningSignInResult } from '../../generated/types.ts';

/** The learning platform. */
export interface LearningResource {
  /**
   * Go to the learning platform.
   *
   * The URL that opens the learning platform for the caller. If the platform takes sign-ins, the URL has a token that
   * says who the caller is; it is valid for a minute and should be opened at once. `url` is null if the store has no
   * learning platform.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * const learningSignInResult = await regen.learning.signIn({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/school#learningSignIn` in the reference of your server
   */
  signIn(params: LearningSignInParams, options?: RequestOptions): ApiPromise<LearningSignInResult>;
}

export function createLearningResource(call: Call): LearningResource {
  return bind<LearningResource>(call, {
    signIn: learningSignIn,
  });
}
