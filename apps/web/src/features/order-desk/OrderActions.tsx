import { ORDER_STATE_LABELS } from '@regen/domain';
import type { OrderState, StaffOrder, StaffOrderMoveState } from '@regen/sdk';
import { adminMoveOrder } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useRef, useState, type MouseEvent } from 'react';
import { useStillThere } from '~/kernel/focus-after.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { OrderFailure } from './OrderFailure.tsx';
import { canRefund } from './refund-sum.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { ShipForm } from './ShipForm.tsx';
import { TrackingDialog } from './TrackingDialog.tsx';
import { useOrderWrite } from './use-order-write.ts';

const WHAT_NOW: Readonly<Record<OrderState, string>> = {
  placed: 'Awaiting payment. Unpaid orders are canceled after 30 minutes.',
  paid: 'Paid and ready to pack.',
  packed: 'Packed and ready to ship.',
  shipped: 'On its way to the buyer.',
  delivered: 'Delivered. Nothing is left to do.',
  canceled: 'Canceled. Nothing is left to do.',
  refunded: 'Refunded. Nothing is left to do.',
};

const DIALOGS = { cancel: CancelDialog, refund: RefundDialog, tracking: TrackingDialog } as const;

/** What can be done with an order now: its next step first. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const { id: orderId, number, state, nextStates, changedAt, tracking } = order;
  const { error, isPending, send } = useOrderWrite(adminMoveOrder);
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const returnFocus = useStillThere(pressed, heading);
  const opener = (name: keyof typeof DIALOGS) => ({
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      pressed.current = currentTarget;
      setOpen(name);
    },
  });
  const move = async (
    to: Exclude<StaffOrderMoveState, 'canceled'>,
    how: { carrier?: string; trackingNumber?: string } = {},
  ) => {
    const isMoved = await send(
      { orderId, state: to, changedAt, ...how },
      `Order ${number}: ${ORDER_STATE_LABELS[to]}.`,
    );
    // The button that was pressed is gone.
    if (isMoved) heading.current?.focus();
  };
  const Open = open === null ? null : DIALOGS[open];
  return (
    <Card as="section" padding="lg" aria-labelledby="next-step">
      <Stack gap="4">
        <Stack gap="1">
          <Heading ref={heading} level={2} size="md" id="next-step" tabIndex={-1}>
            Next step
          </Heading>
          <Text tone="muted">{WHAT_NOW[state]}</Text>
        </Stack>
        <OrderFailure error={error} />
        {nextStates.includes('shipped') ? (
          <ShipForm isPending={isPending} onShip={(how) => void move('shipped', how ?? {})} />
        ) : null}
        <Inline gap="3">
          {nextStates.includes('packed') ? (
            <Button loading={isPending} onClick={() => void move('packed')}>
              Mark as packed
            </Button>
          ) : null}
          {nextStates.includes('delivered') ? (
            <Button loading={isPending} onClick={() => void move('delivered')}>
              Mark as delivered
            </Button>
          ) : null}
          {state === 'shipped' || state === 'delivered' ? (
            <Button variant="secondary" {...opener('tracking')}>
              {tracking === null ? 'Add tracking…' : 'Edit tracking…'}
            </Button>
          ) : null}
          {canRefund(order) ? (
            <Button variant="secondary" {...opener('refund')}>
              Refund…
            </Button>
          ) : null}
          {nextStates.includes('canceled') ? (
            <Button variant="ghost" {...opener('cancel')}>
              Cancel order…
            </Button>
          ) : null}
        </Inline>
      </Stack>
      {Open ? <Open order={order} onClose={() => setOpen(null)} returnFocus={returnFocus} /> : null}
    </Card>
  );
}
