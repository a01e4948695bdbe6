// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { readPlain } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/payments.ts';

/** Read the payment configuration: `payments.getConfig`. */
export const paymentGetConfig = /* @__PURE__ */ readPlain(operations.paymentGetConfig);

/** Turn a test card into a token: `payments.createTestToken`. */
export const paymentCreateTestToken = /* @__PURE__ */ write(operations.paymentCreateTestToken, {
  isSecret: true,
});

/** Answer a 3-D Secure challenge of the test provider: `payments.answerTestChallenge`. */
export const paymentAnswerTestChallenge = /* @__PURE__ */ write(operations.paymentAnswerTestChallenge);
