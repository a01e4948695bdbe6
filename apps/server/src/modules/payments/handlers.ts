import { anyone } from '../../contract/access.ts';
import { HttpError, notFound } from '../../contract/errors.ts';
import type { Deps, Module } from '../../contract/module.ts';
import { createPayments } from '../../payments/create-provider.ts';
import { checkCard } from '../../payments/test-cards.ts';

type Operation = 'paymentConfigGet' | 'paymentTokenCreate' | 'paymentChallengeAnswer';

/** How to pay, and what the embedded provider shows in place of a payment form and of the page of the bank. */
export function createPaymentsModule(deps: Deps): Module<Operation> {
  const { provider, testBank } = createPayments(deps.config, deps.db);
  return {
    access: { paymentConfigGet: anyone(), paymentTokenCreate: anyone(), paymentChallengeAnswer: anyone() },
    handlers: {
      paymentConfigGet: async () => ({
        provider: provider.name,
        methods: [...provider.methods],
        isTest: provider.isTest,
      }),

      async paymentTokenCreate({ body, browserId, ip }) {
        // Who may try any number of cards finds one that works.
        await deps.auth.limit([
          { bucket: 'card ip', ip, max: 600, windowSeconds: 3_600 },
          { bucket: `card browser ${browserId}`, max: 120, windowSeconds: 3_600 },
        ]);
        if (!testBank) throw notFound('This store does not use the test payment provider.');
        const check = checkCard(body, deps.clock.now());
        if (!check.isValid) {
          const { code, path, message } = check;
          throw new HttpError(422, code, message, { details: [{ path, message, code }] });
        }
        const token = await testBank.saveCard(check.card, check.last4);
        return { token, brand: check.card.brand, last4: check.last4 };
      },

      async paymentChallengeAnswer({ params, body }) {
        const answer = await testBank?.answer(params.challengeId, body.approve);
        if (!answer) throw notFound('There is no such challenge.');
        if (!answer.wasOpen && answer.approved !== body.approve) {
          throw new HttpError(409, 'challenge_answered', 'This challenge has already been answered.');
        }
        return { challengeId: params.challengeId, status: answer.approved ? 'approved' : 'refused' };
      },
    },
  };
}
