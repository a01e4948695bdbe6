import type { StaffOrder } from '@regen/sdk';
import { adminSetTracking } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Dialog } from '@regen/ui-kit/Dialog';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { useId, type SyntheticEvent } from 'react';
import type { OrderDialogProps } from './order-dialog.ts';
import { OrderFailure } from './OrderFailure.tsx';
import { NO_TRACKING, type TrackingValues } from './tracking-input.ts';
import { TrackingFields } from './TrackingFields.tsx';
import { useOrderWrite } from './use-order-write.ts';
import { useTrackingForm } from './use-tracking-form.ts';

const valuesOf = ({ tracking }: StaffOrder): TrackingValues =>
  tracking ? { carrier: tracking.carrier, trackingNumber: tracking.number } : NO_TRACKING;

/** Adds the tracking number of an order that has shipped without one, or corrects it. */
export function TrackingDialog({ order, onClose, returnFocus }: OrderDialogProps) {
  const { error, isPending, send } = useOrderWrite(adminSetTracking);
  const { fields, read } = useTrackingForm(valuesOf(order), true);
  const form = useId();
  const isNew = order.tracking === null;
  // Nobody needs to hear where a delivered package was.
  const isTold = isNew && order.state === 'shipped';
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { tracking } = read();
    if (!tracking) return;
    const params = { orderId: order.id, changedAt: order.changedAt, ...tracking };
    if (await send(params, isNew ? 'Tracking number added.' : 'Tracking number updated.')) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnFocus={returnFocus}
      title={isNew ? 'Add tracking number' : 'Edit tracking number'}
      description={isTold ? 'The buyer is emailed the number.' : 'The buyer sees the number but isn’t emailed.'}
      footer={
        <Inline gap="3">
          <Button type="submit" form={form} loading={isPending}>
            Save
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </Inline>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void save(event)}>
        <Stack gap="4">
          <OrderFailure error={error} />
          <TrackingFields {...fields} />
        </Stack>
      </form>
    </Dialog>
  );
}
