// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { PaymentAnswerTestChallengeParams, PaymentConfig, PaymentCreateTestTokenParams, TestChallenge, TestToken } from '../types.ts';

export const paymentAnswerTestChallenge: Operation<PaymentAnswerTestChallengeParams, TestChallenge> = { id: 'paymentAnswerTestChallenge', method: 'POST', path: '/payments/test/challenges/{challengeId}', body: 'json' };
export const paymentCreateTestToken: Operation<PaymentCreateTestTokenParams, TestToken> = { id: 'paymentCreateTestToken', method: 'POST', path: '/payments/test/tokens', body: 'json' };
export const paymentGetConfig: Operation<void, PaymentConfig> = { id: 'paymentGetConfig', method: 'GET', path: '/payments/config', hasParams: false };
