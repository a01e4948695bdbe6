import { FieldGrid } from '@regen/ui-kit/FieldGrid';
import { TextField } from '@regen/ui-kit/TextField';
import { useId, type RefObject } from 'react';
import { CARRIERS, type TrackingErrors, type TrackingValues } from './tracking-input.ts';

interface TrackingFieldsProps {
  values: TrackingValues;
  errors: TrackingErrors;
  onChange: (values: TrackingValues) => void;
  /** Whether the number can be added later. */
  isOptional?: boolean;
  carrierRef: RefObject<HTMLInputElement | null>;
  numberRef: RefObject<HTMLInputElement | null>;
}

/** The carrier of a package, and its tracking number. */
export function TrackingFields({
  values,
  errors,
  onChange,
  isOptional = false,
  carrierRef,
  numberRef,
}: TrackingFieldsProps) {
  const carriers = useId();
  return (
    <FieldGrid>
      <TextField
        ref={carrierRef}
        label="Carrier"
        list={carriers}
        value={values.carrier}
        error={errors.carrier}
        maxLength={60}
        onChange={({ target }) => onChange({ ...values, carrier: target.value })}
      />
      <datalist id={carriers}>
        {CARRIERS.map((carrier) => (
          <option key={carrier}>{carrier}</option>
        ))}
      </datalist>
      <TextField
        ref={numberRef}
        label="Tracking number"
        optional={isOptional}
        value={values.trackingNumber}
        error={errors.trackingNumber}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange({ ...values, trackingNumber: target.value })}
      />
    </FieldGrid>
  );
}
