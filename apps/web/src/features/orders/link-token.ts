import { redirect } from '@tanstack/react-router';
import { rememberOrderAccess } from './order-access.ts';

/** The link in a guest's mail carries what opens the order: kept in this browser, and out of the address at once. */
export function rememberLinkToken(orderId: string, search: object): void {
  const token = 'accessToken' in search ? search.accessToken : undefined;
  if (typeof token !== 'string' || token === '') return;
  rememberOrderAccess(orderId, token.slice(0, 200));
  throw redirect({ href: `/order/${orderId}`, replace: true });
}
