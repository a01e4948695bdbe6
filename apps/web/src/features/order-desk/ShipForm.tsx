import { Button } from '@regen/ui-kit/Button';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import type { SyntheticEvent } from 'react';
import { NO_TRACKING, type TrackingValues } from './tracking-input.ts';
import { TrackingFields } from './TrackingFields.tsx';
import { useTrackingForm } from './use-tracking-form.ts';

interface ShipFormProps {
  isPending: boolean;
  /** With how to track the package, or null. */
  onShip: (tracking: TrackingValues | null) => void;
}

/** Hands a packed order over to its carrier. */
export function ShipForm({ isPending, onShip }: ShipFormProps) {
  const { fields, read } = useTrackingForm(NO_TRACKING, false);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const { tracking } = read();
    if (tracking !== undefined) onShip(tracking);
  };
  return (
    <form aria-label="Ship the order" noValidate onSubmit={send}>
      <Stack gap="4">
        <TrackingFields {...fields} isOptional />
        <Text size="sm" tone="muted">
          The buyer is emailed the tracking number. You can also add it later.
        </Text>
        <div>
          <Button type="submit" loading={isPending}>
            Mark as shipped
          </Button>
        </div>
      </Stack>
    </form>
  );
}
