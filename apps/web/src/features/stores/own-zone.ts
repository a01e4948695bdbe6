import type { StoreLocateParams } from '@regen/sdk';

/** The same with the time zone of the device, a guess at where somebody is that asks nobody. Said to be somewhere, they are there. */
export function nearOwnZone(params: StoreLocateParams): StoreLocateParams {
  if (params.search ?? params.postalCode ?? params.latitude) return params;
  return { ...params, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
