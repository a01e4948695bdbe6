import type { Order } from '@regen/sdk';
import { paymentAnswerTestChallenge } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Dialog } from '@regen/ui-kit/Dialog';
import { Inline } from '@regen/ui-kit/Inline';
import { Text } from '@regen/ui-kit/Text';
import { useState } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { usd } from '~/kernel/words/money.ts';
import { cardName } from '~/features/payment/index.ts';
import * as styles from './checkout.css.ts';

export interface BankChallengeProps {
  order: Order;
  challengeId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The bank has its answer. */
  onAnswered: () => Promise<void>;
}

/** 3-D Secure: the step that the buyer's bank asks for. Of the embedded test provider this stands for the bank's own page. */
export function BankChallenge({ order, challengeId, isOpen, onOpenChange, onAnswered }: BankChallengeProps) {
  const answerBank = useWrite(paymentAnswerTestChallenge);
  const [answering, setAnswering] = useState<'approve' | 'refuse' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const answer = async (approve: boolean) => {
    if (answering !== null) return;
    setAnswering(approve ? 'approve' : 'refuse');
    setProblem(null);
    try {
      await answerBank.mutateAsync({ challengeId, approve }).catch((error: unknown) => {
        // Answered before, for example in a page that was then closed: what counts is how it ended.
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
      description="Your bank wants to know that it is you who is paying."
      footer={
        <Inline gap="3" justify="end">
          <Button variant="secondary" loading={answering === 'refuse'} onClick={() => void answer(false)}>
            Refuse
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
          Regen, order {order.number}
          {order.payment.last4 === null ? null : `, ${cardName(order.payment)}`}
        </Text>
        <Text size="sm" tone="muted">
          Test mode: this page stands for that of the bank.
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
