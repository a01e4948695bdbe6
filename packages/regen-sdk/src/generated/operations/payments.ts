// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const paymentAnswerTestChallenge: Operation = 'paymentAnswerTestChallenge /payments/test/challenges/{challengeId} POST b';
export const paymentCreateTestToken: Operation = 'paymentCreateTestToken /payments/test/tokens POST b';
export const paymentGetConfig: Operation = 'paymentGetConfig /payments/config GET e';
