import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import {
  paymentAnswerTestChallenge,
  paymentGetConfig,
  paymentCreateTestToken,
} from '../generated/operations/payments.ts';
import type {
  PaymentAnswerTestChallengeParams,
  PaymentConfig,
  PaymentCreateTestTokenParams,
  TestChallenge,
  TestToken,
} from '../generated/types.ts';

export interface PaymentsResource {
  /** Which provider takes the payment, and by which methods. */
  getConfig(options?: RequestOptions): ApiPromise<PaymentConfig>;
  /** Embedded test provider: a token, good for one order, for one of its documented cards. */
  createTestToken(params: PaymentCreateTestTokenParams, options?: RequestOptions): ApiPromise<TestToken>;
  /** Embedded test provider: what the page of the bank would do. Then call `orders.confirmPayment`. */
  answerTestChallenge(params: PaymentAnswerTestChallengeParams, options?: RequestOptions): ApiPromise<TestChallenge>;
}

export function createPaymentsResource(call: Call): PaymentsResource {
  return bind<PaymentsResource>(call, {
    getConfig: paymentGetConfig,
    createTestToken: paymentCreateTestToken,
    answerTestChallenge: paymentAnswerTestChallenge,
  });
}
