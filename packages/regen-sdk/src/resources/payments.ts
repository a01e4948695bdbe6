import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { paymentChallengeAnswer, paymentConfigGet, paymentTokenCreate } from '../generated/operations/payments.ts';
import type {
  PaymentChallengeAnswerParams,
  PaymentConfig,
  PaymentTokenCreateParams,
  TestChallenge,
  TestToken,
} from '../generated/types.ts';

export interface PaymentsResource {
  /** Which provider takes the payment, and by which methods. */
  config(options?: RequestOptions): ApiPromise<PaymentConfig>;
  /** Embedded test provider: a token, good for one order, for one of its documented cards. */
  createTestToken(params: PaymentTokenCreateParams, options?: RequestOptions): ApiPromise<TestToken>;
  /** Embedded test provider: what the page of the bank would do. Then call `orders.confirmPayment`. */
  answerTestChallenge(params: PaymentChallengeAnswerParams, options?: RequestOptions): ApiPromise<TestChallenge>;
}

export function createPaymentsResource(call: Call): PaymentsResource {
  return bind<PaymentsResource>(call, {
    config: paymentConfigGet,
    createTestToken: paymentTokenCreate,
    answerTestChallenge: paymentChallengeAnswer,
  });
}
