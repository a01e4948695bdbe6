import { cardName } from '@regen/domain';
import { paymentAnswerTestChallenge } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Dialog } from '@regen/ui-kit/Dialog';
import { Inline } from '@regen/ui-kit/Inline';
import { Text } from '@regen/ui-kit/Text';
import { useState } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { usd } from '~/kernel/words/money.ts';
import type { PaymentChallengeProps } from '../adapter.ts';
import * as styles from './test-provider.css.ts';

/** Stands in for the page of the buyer's bank. */
export function BankChallenge({ order, challengeId, isOpen, onOpenChange, onAnswered }: PaymentChallengeProps) {
  const { brand } = useApp().config.seller;
  const answerBank = useWrite(paymentAnswerTestChallenge);
  const [answering, setAnswering] = useState<'approve' | 'decline' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const answer = async (approve: boolean) => {
    if (answering !== null) return;
    setAnswering(approve ? 'approve' : 'decline');
    setProblem(null);
    try {
      await answerBank.mutateAsync({ challengeId, approve }).catch((error: unknown) => {
        // Answered before, in a page that was then closed: only the outcome matters.
        if (!(error instanceof Error && 'status' in error && error.status === 409)) throw error;
      });
      await onAnswered();
    } catch (error) {
      setProblem(describeError(error).message);
    } finally {
      setAnswering(null);
    }
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      size="sm"
      title="Confirm with your bank"
      description="Your bank needs to verify this payment."
      footer={
        <Inline gap="3" justify="end">
          <Button variant="secondary" loading={answering === 'decline'} onClick={() => void answer(false)}>
            Decline
          </Button>
          <Button loading={answering === 'approve'} onClick={() => void answer(true)}>
            Approve
          </Button>
        </Inline>
      }
    >
      <div className={styles.bank}>
        <p className={styles.bankAmount}>{usd(order.orderTotal.total)}</p>
        <Text>
          {brand}, order {order.number}
          {order.payment.last4 === null ? null : `, ${cardName(order.payment)}`}
        </Text>
        <Text size="sm" tone="muted">
          Test mode: this stands in for your bank’s page.
        </Text>
        {problem === null ? null : (
          <Text tone="danger" role="alert">
            {problem}
          </Text>
        )}
      </div>
    </Dialog>
  );
}
