import type { Order } from '@regen/sdk';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Suspense, useState } from 'react';
import { PayOrderForm, type PayOrderFormProps } from './PayOrderForm.tsx';
import { ProblemBanner } from './ProblemBanner.tsx';
import type { PaymentRun } from './use-payment.ts';
import { WithAdapter } from './WithAdapter.tsx';

export interface PayOrderProps {
  order: Order;
  payment: PaymentRun;
}

/** Pays an order that is awaiting payment: after a declined card, after a declined challenge, or days later. */
export function PayOrder({ order, payment }: PayOrderProps) {
  const challengeId = order.payment.nextAction?.challengeId;
  return (
    <Stack gap="6">
      <Problem order={order} payment={payment} />
      <WithAdapter>
        {(adapter) => (
          <>
            {challengeId === undefined ? null : (
              <Challenge key={challengeId} {...{ order, payment, adapter, challengeId }} />
            )}
            <Text tone="muted">
              Order {order.number} is saved. It ships to {order.shippingAddress.line1}, {order.shippingAddress.city}{' '}
              once payment goes through.
            </Text>
            <PayOrderForm key={challengeId} order={order} payment={payment} adapter={adapter} />
          </>
        )}
      </WithAdapter>
    </Stack>
  );
}

function Problem({ order, payment }: PayOrderProps) {
  const { failure } = order.payment;
  const declined = failure && ({ kind: 'declined', message: failure.message, order } as const);
  const problem = payment.problem ?? declined;
  return (
    problem && (
      <ProblemBanner problem={problem} onRepeat={() => void payment.repeat()} isAnswer={problem === payment.problem} />
    )
  );
}

function Challenge({ order, payment, adapter, challengeId }: PayOrderFormProps & { challengeId: string }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Banner
        tone="info"
        title="Your bank is waiting for you"
        action={
          <Button size="sm" onClick={() => setIsOpen(true)}>
            Confirm with your bank
          </Button>
        }
      >
        <Text>Confirm the payment there, or pay with another card.</Text>
      </Banner>
      <Suspense>
        <adapter.Challenge
          order={order}
          challengeId={challengeId}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onAnswered={() => payment.confirm(order.id)}
        />
      </Suspense>
    </>
  );
}
