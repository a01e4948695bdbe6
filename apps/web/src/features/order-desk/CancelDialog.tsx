import { adminMoveOrder } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Dialog } from '@regen/ui-kit/Dialog';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { TextArea } from '@regen/ui-kit/TextArea';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { cancelEffects } from './cancel-effects.ts';
import type { OrderDialogProps } from './order-dialog.ts';
import { OrderFailure } from './OrderFailure.tsx';
import { useOrderWrite } from './use-order-write.ts';

/** Says what canceling does, and asks for the reason. */
export function CancelDialog({ order, onClose, returnFocus }: OrderDialogProps) {
  const { error, isPending, send } = useOrderWrite(adminMoveOrder);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useId();
  const { id: orderId, number, changedAt } = order;
  const cancel = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '') {
      field.current?.focus();
      return;
    }
    if (await send({ orderId, state: 'canceled', reason, changedAt }, `Order ${number} canceled.`)) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnFocus={returnFocus}
      title={`Cancel order ${number}?`}
      footer={
        <Inline gap="3">
          <Button type="submit" form={form} variant="danger" loading={isPending}>
            Cancel order
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Keep order
          </Button>
        </Inline>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void cancel(event)}>
        <Stack gap="5">
          <OrderFailure error={error} />
          <Stack as="ul" gap="2">
            {cancelEffects(order).map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </Stack>
          <TextArea
            ref={field}
            label="Reason, emailed to the buyer"
            hint="For example: We can’t ship to this address. Please order again with a different one."
            value={reason}
            maxLength={500}
            error={isMissing ? 'Enter a reason.' : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
