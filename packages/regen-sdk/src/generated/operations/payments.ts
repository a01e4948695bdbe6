// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const paymentChallengeAnswer: Operation = 'paymentChallengeAnswer /payments/test/challenges/{challengeId} POST b';
export const paymentConfigGet: Operation = 'paymentConfigGet /payments/config GET e';
export const paymentTokenCreate: Operation = 'paymentTokenCreate /payments/test/tokens POST b';
