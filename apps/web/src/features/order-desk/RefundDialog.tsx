import type { Call } from '@regen/sdk';
import { adminRefundOrder } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Dialog } from '@regen/ui-kit/Dialog';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { TextArea } from '@regen/ui-kit/TextArea';
import { useCallback, useId, useState, type SyntheticEvent } from 'react';
import { newUuid } from '~/kernel/new-uuid.ts';
import { usd } from '~/kernel/words/money.ts';
import type { OrderDialogProps } from './order-dialog.ts';
import { OrderFailure } from './OrderFailure.tsx';
import { everythingOf, isRefund, NOTHING_CHOSEN, refundOf, type RefundChoice } from './refund-sum.ts';
import { RefundLines } from './RefundLines.tsx';
import { useOrderWrite } from './use-order-write.ts';

/** What hasn't shipped is restocked by default; what has shipped isn't. */
function firstChoice({ state, lines }: OrderDialogProps['order']): RefundChoice {
  const isHere = state === 'paid' || state === 'packed';
  return { ...NOTHING_CHOSEN, restocked: isHere ? lines.map(({ line }) => line) : [] };
}

/** A refund as it is being written. Each version has a key of its own, so that repeating one is safe and changing it is allowed. */
function useRefundDraft(order: OrderDialogProps['order']) {
  const [draft, setDraft] = useState(() => ({ choice: firstChoice(order), reason: '', key: newUuid() }));
  const change = (part: Partial<Omit<typeof draft, 'key'>>) => setDraft({ ...draft, ...part, key: newUuid() });
  return { ...draft, change };
}

/** Refunds units of an order, and its shipping. The sum is on screen before anything is sent, and is sent along. */
export function RefundDialog({ order, onClose, returnFocus }: OrderDialogProps) {
  const { choice, reason, key: idempotencyKey, change } = useRefundDraft(order);
  const write = useCallback((call: Call) => adminRefundOrder(call, { idempotencyKey }), [idempotencyKey]);
  const { error, isPending, send } = useOrderWrite(write);
  const [isMissing, setIsMissing] = useState(false);
  const form = useId();
  const { id: orderId, number, changedAt, pointsSpent, pointsEarned } = order;
  const refund = refundOf(order, choice);
  const sum = usd(refund.amount);
  const confirm = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsMissing(!isRefund(refund));
    if (!isRefund(refund)) return;
    const params = { orderId, changedAt, ...refund, ...(reason.trim() !== '' && { reason }) };
    if (await send(params, `${sum} refunded.`)) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnFocus={returnFocus}
      title={`Refund order ${number}`}
      description="The money goes back to the buyer’s payment method, and the buyer is emailed. This can’t be undone."
      footer={
        <Stack gap="3">
          <Inline justify="between">
            <Text weight="semibold">Refund total</Text>
            <Text weight="semibold" numeric>
              {sum}
            </Text>
          </Inline>
          {isMissing && !isRefund(refund) ? (
            <Text size="sm" tone="danger" role="alert">
              Select what to refund.
            </Text>
          ) : null}
          <Inline gap="3">
            <Button type="submit" form={form} loading={isPending}>
              Refund {sum}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          </Inline>
        </Stack>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void confirm(event)}>
        <Stack gap="5">
          <OrderFailure error={error} />
          <RefundLines order={order} choice={choice} onChange={(next) => change({ choice: next })} />
          <div>
            <Button
              size="sm"
              variant="ghost"
              flush
              onClick={() => change({ choice: { ...everythingOf(order), restocked: choice.restocked } })}
            >
              Select everything
            </Button>
          </div>
          {pointsSpent > 0 || pointsEarned > 0 ? (
            <Text size="sm" tone="muted">
              Points spent on these units are returned, and points earned on them are deducted.
            </Text>
          ) : null}
          <TextArea
            label="Reason, emailed to the buyer"
            optional
            value={reason}
            maxLength={500}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
