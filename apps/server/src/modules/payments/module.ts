import { anyone } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { PaymentGateway } from '../../payments/create-provider.ts';
import type { Payments } from '../../payments/payments.ts';
import type { ReceiveNotice } from '../../payments/receive-notice.ts';
import { SETTLE_ROUND } from '../../payments/settle-round.ts';
import { checkCard } from '../../payments/test-cards.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import type { Module } from '../module.ts';

type PaymentOperation = 'paymentGetConfig' | 'paymentCreateTestToken' | 'paymentAnswerTestChallenge';

export type PaymentNeeds = Needs<'clock' | 'log'> & {
  paymentGateway: PaymentGateway;
  payments: Payments;
  receiveNotice: ReceiveNotice;
};

/** How to pay, and what the embedded provider shows in place of a payment form and of the page of the bank. */
export function createPaymentsModule(needs: PaymentNeeds): Module<PaymentOperation> {
  const { payments } = needs;
  const { provider, test } = needs.paymentGateway;

  /** The embedded provider sends webhooks, as others do, so that a buyer who does not return from the bank has paid. */
  async function report(paymentId: string): Promise<void> {
    if (!test) return;
    const now = needs.clock.now();
    try {
      await needs.receiveNotice(test.notices.read(test.notices.write(paymentId, now), now));
    } catch (error) {
      needs.log.warn(
        { err: error, paymentId },
        'a notification of the test provider failed; the payment will be queried later',
      );
    }
  }

  return {
    operations: {
      paymentGetConfig: operation(anyone(), async () => ({
        provider: provider.name,
        methods: [...provider.methods],
        isTest: provider.isTest,
      })),

      paymentCreateTestToken: operation(anyone(), async (call) => {
        const { body, browserId, ip } = call;
        // Unlimited card attempts would eventually find one that works.
        await call.limit([
          { bucket: 'card ip', ip, max: 600, windowSeconds: 3_600 },
          { bucket: `card browser ${browserId}`, max: 120, windowSeconds: 3_600 },
        ]);
        if (!test) throw notFound('This store does not use the test payment provider.');
        const check = checkCard(body, needs.clock.now());
        if (!check.isValid) {
          const { code, path, message } = check;
          throw refuse(code, message, { details: [{ path, message, code }] });
        }
        const token = await test.bank.saveCard(check.card, check.last4);
        return { token, brand: check.card.brand, last4: check.last4 };
      }),

      paymentAnswerTestChallenge: operation(anyone(), async ({ params, body }) => {
        const answer = await test?.bank.answer(params.challengeId, body.approve);
        if (!answer) throw notFound('There is no such challenge.');
        if (!answer.wasOpen && answer.approved !== body.approve) {
          throw refuse('challenge_answered');
        }
        if (answer.wasOpen) await report(answer.key);
        return { challengeId: params.challengeId, status: answer.approved ? 'approved' : 'refused' };
      }),
    },
    jobs: [
      { name: 'payments-settle', ...SETTLE_ROUND, run: (signal) => payments.settleLost(signal) },
      // Separate, so that refunds continue no matter how long querying takes.
      { name: 'payments-refund', ...SETTLE_ROUND, run: (signal) => payments.giveBackOwed(signal) },
    ],
  };
}
