import { useRef, useState } from 'react';
import { readTracking, type TrackingErrors, type TrackingValues } from './tracking-input.ts';

/** The state of `TrackingFields`. */
export function useTrackingForm(first: TrackingValues, isRequired: boolean) {
  const [values, setValues] = useState(first);
  const [errors, setErrors] = useState<TrackingErrors>({});
  const carrierRef = useRef<HTMLInputElement>(null);
  const numberRef = useRef<HTMLInputElement>(null);
  /** What was typed; if something is wrong with it, it is said, and the first field with an error has the focus. */
  const read = () => {
    const result = readTracking(values, { isRequired });
    setErrors(result.errors ?? {});
    if (result.errors) (result.errors.carrier === undefined ? numberRef : carrierRef).current?.focus();
    return result;
  };
  return { fields: { values, errors, carrierRef, numberRef, onChange: setValues }, read };
}
