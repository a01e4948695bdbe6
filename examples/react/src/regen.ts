import { createCall } from '@regen/sdk';
import { deviceId, openStorage } from '@regen/sdk/session';

/** What every query and mutation takes; a bundler keeps only the operations that are used. */
export const call = createCall({
  baseUrl: '/api/v1/regen',
  clientKey: 'regen-storefront',
  browserId: deviceId(openStorage()),
});
