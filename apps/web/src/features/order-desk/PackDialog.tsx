import type { StaffOrderSummary } from '@regen/sdk';
import { invalidate } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Dialog } from '@regen/ui-kit/Dialog';
import { Inline } from '@regen/ui-kit/Inline';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useState, type RefObject } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { usePress } from '~/kernel/use-press.ts';
import { counted } from '~/kernel/words/counts.ts';
import { packOrders, packSummary, type PackOutcome } from './pack-orders.ts';

const textOf = (outcome: PackOutcome | undefined): string => {
  if (outcome === undefined) return '';
  if (outcome.kind === 'failed') return outcome.message;
  return outcome.kind === 'packed' ? 'Packed' : 'Changed by someone else';
};

interface PackDialogProps {
  /** As they were when the dialog was opened: they leave the list as they are packed. */
  orders: readonly StaffOrderSummary[];
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Asks before orders are marked as packed, and reports the outcome of each. */
export function PackDialog({ orders, onClose, returnFocus }: PackDialogProps) {
  const app = useApp();
  const announce = useAnnounce();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, PackOutcome>>(new Map());
  const { press: pack, isPending } = usePress(async () => {
    const all = new Map<string, PackOutcome>();
    await packOrders(app, orders, (id, outcome) => {
      all.set(id, outcome);
      setOutcomes(new Map(all));
    });
    announce(packSummary([...all.values()]));
    await invalidate(app.queryClient, 'adminListOrders', 'adminGetOrder');
  });
  const isDone = outcomes.size === orders.length;
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      returnFocus={returnFocus}
      title={isDone ? packSummary([...outcomes.values()]) : `Mark ${counted(orders.length, 'order')} as packed?`}
      description={isDone ? undefined : 'Packed orders can’t be canceled, only refunded.'}
      footer={
        isDone ? (
          <Button onClick={close}>Done</Button>
        ) : (
          <Inline gap="3">
            <Button loading={isPending} onClick={() => void pack()}>
              Mark as packed
            </Button>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
          </Inline>
        )
      }
    >
      <Stack as="ul" gap="2">
        {orders.map(({ id, number, buyerName }) => (
          <Inline as="li" key={id} justify="between">
            <Text as="span">
              {number} · {buyerName}
            </Text>
            <Text as="span" size="sm" tone={outcomes.get(id)?.kind === 'packed' ? 'success' : 'muted'}>
              {textOf(outcomes.get(id))}
            </Text>
          </Inline>
        ))}
      </Stack>
    </Dialog>
  );
}
