// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { PaymentChallengeAnswerParams, PaymentConfig, PaymentTokenCreateParams, TestChallenge, TestToken } from '../types.ts';

export const paymentChallengeAnswer: Operation<PaymentChallengeAnswerParams, TestChallenge> = { id: 'paymentChallengeAnswer', method: 'POST', path: '/payments/test/challenges/{challengeId}', body: 'json' };
export const paymentConfigGet: Operation<void, PaymentConfig> = { id: 'paymentConfigGet', method: 'GET', path: '/payments/config', hasParams: false };
export const paymentTokenCreate: Operation<PaymentTokenCreateParams, TestToken> = { id: 'paymentTokenCreate', method: 'POST', path: '/payments/test/tokens', body: 'json' };
