import { Button } from '@regen/ui-kit/Button';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useState, type SyntheticEvent } from 'react';
import { NO_TRACKING, readTracking, type TrackingErrors, type TrackingValues } from './tracking-input.ts';
import { TrackingFields } from './TrackingFields.tsx';

interface ShipFormProps {
  isPending: boolean;
  /** With how to track the package, or null. */
  onShip: (tracking: TrackingValues | null) => void;
}

/** Hands a packed order over to its carrier. */
export function ShipForm({ isPending, onShip }: ShipFormProps) {
  const [values, setValues] = useState(NO_TRACKING);
  const [errors, setErrors] = useState<TrackingErrors>({});
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const read = readTracking(values, { isRequired: false });
    setErrors(read.errors ?? {});
    if (!read.errors) onShip(read.tracking);
  };
  return (
    <form aria-label="Ship the order" noValidate onSubmit={send}>
      <Stack gap="4">
        <TrackingFields values={values} errors={errors} onChange={setValues} isOptional />
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
