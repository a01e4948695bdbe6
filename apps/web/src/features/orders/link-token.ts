import { redirect } from '@tanstack/react-router';
import { rememberOrderAccess } from '~/kernel/stored/order-access.ts';

/** The link in a guest's email carries the order's access token: it is stored in this browser and leaves the address at once. */
export function rememberLinkToken(orderId: string, search: object): void {
  const token = 'accessToken' in search ? search.accessToken : undefined;
  if (typeof token !== 'string' || token === '') return;
  rememberOrderAccess(orderId, token.slice(0, 200));
  throw redirect({ href: `/order/${orderId}`, replace: true });
}
