import type { StoreLocateParams } from '@regen/sdk';
import type { LocationsSearch } from './locations-search.ts';

/** A ZIP code, whole or begun, or a Canadian postal code; everything else is words. */
const isPostalCode = (text: string): boolean =>
  /^\d[\d -]{0,15}$/.test(text) || /^[a-z]\d[a-z]( ?\d[a-z]\d)?$/i.test(text);

export function locatorParams({ q, near, open, page }: LocationsSearch): StoreLocateParams {
  const paging = { ...(page && { page }), ...(open && { openNow: true }) };
  if (q) return isPostalCode(q) ? { postalCode: q, ...paging } : { search: q, ...paging };
  if (!near) return paging;
  const [latitude = 0, longitude = 0] = near.split(',').map(Number);
  return { latitude, longitude, ...paging };
}
