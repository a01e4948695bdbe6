export interface TrackingValues {
  carrier: string;
  trackingNumber: string;
}

export const NO_TRACKING: TrackingValues = { carrier: 'UPS', trackingNumber: '' };

/** Carriers whose tracking pages the store knows. Any other can be typed. */
export const CARRIERS = ['UPS', 'USPS', 'FedEx', 'DHL', 'Canada Post'] as const;

export type TrackingErrors = Partial<Record<keyof TrackingValues, string>>;

/** What was typed, as the API takes it: null without a number, where none is needed. */
export function readTracking(
  values: TrackingValues,
  { isRequired }: { isRequired: boolean },
): { tracking: TrackingValues | null; errors?: undefined } | { tracking?: undefined; errors: TrackingErrors } {
  const carrier = values.carrier.trim();
  const trackingNumber = values.trackingNumber.trim();
  if (trackingNumber === '' && !isRequired) return { tracking: null };
  const errors: TrackingErrors = {
    ...(carrier === '' && { carrier: 'Enter the carrier.' }),
    ...(trackingNumber === '' && { trackingNumber: 'Enter the tracking number.' }),
    ...(trackingNumber !== '' &&
      !/^[A-Za-z0-9][A-Za-z0-9 -]{3,59}$/.test(trackingNumber) && {
        trackingNumber: 'Use 4 to 60 letters, digits, spaces or hyphens.',
      }),
  };
  return Object.keys(errors).length > 0 ? { errors } : { tracking: { carrier, trackingNumber } };
}
