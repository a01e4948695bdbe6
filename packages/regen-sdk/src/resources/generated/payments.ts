// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { paymentGetConfig, paymentCreateTestToken, paymentAnswerTestChallenge } from '../../generated/operations/payments.ts';
import type { PaymentAnswerTestChallengeParams, PaymentConfig, PaymentCreateTestTokenParams, TestChallenge, TestToken } from '../../generated/types.ts';

/** How to pay. */
export interface PaymentsResource {
  /**
   * Read the payment configuration.
   *
   * The payment provider and methods that this store accepts.
   *
   * @see `/docs/api/payments#paymentGetConfig` in the reference of your server
   */
  getConfig(options?: RequestOptions): ApiPromise<PaymentConfig>;
  /**
   * Turn a test card into a token.
   *
   * Only with the embedded test provider. The token is valid for one order. Card numbers: `4242 4242 4242 4242`
   * succeeds, `4000 0000 0000 0002` is declined, `4000 0000 0000 9995` has insufficient funds, `4000 0027 6000 3184`
   * requires 3-D Secure. Any future expiration date and any CVC work. Real card numbers are refused.
   *
   * Fails with 404 `not_found`; 422 `card_number_invalid`, `card_not_a_test_card`, `card_expired`, `card_cvc_invalid`;
   * 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const testToken = await regen.payments.createTestToken({ number: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123' });
   * ```
   *
   * @see `/docs/api/payments#paymentCreateTestToken` in the reference of your server
   */
  createTestToken(params: PaymentCreateTestTokenParams, options?: RequestOptions): ApiPromise<TestToken>;
  /**
   * Answer a 3-D Secure challenge of the test provider.
   *
   * Stands in for the bank’s page. Call `orders.confirmPayment` afterward.
   *
   * Fails with 404 `not_found`; 409 `challenge_answered`.
   *
   * @example
   * ```ts
   * const testChallenge = await regen.payments.answerTestChallenge({ challengeId: 'the-challenge-of-the-payment', approve: true });
   * ```
   *
   * @see `/docs/api/payments#paymentAnswerTestChallenge` in the reference of your server
   */
  answerTestChallenge(params: PaymentAnswerTestChallengeParams, options?: RequestOptions): ApiPromise<TestChallenge>;
}

export function createPaymentsResource(call: Call): PaymentsResource {
  return bind<PaymentsResource>(call, {
    getConfig: paymentGetConfig,
    createTestToken: paymentCreateTestToken,
    answerTestChallenge: paymentAnswerTestChallenge,
  });
}
