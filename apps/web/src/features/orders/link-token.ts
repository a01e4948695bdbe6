import type { AppContext } from '~/kernel/context.ts';
import { redirectTo } from '~/kernel/redirect.ts';
import { rememberOrderAccess } from './order-access.ts';

/** The link in a guest's mail carries what opens the order: kept in this browser, and out of the address at once. */
export async function rememberLinkToken(context: AppContext, orderId: string, search: object): Promise<void> {
  const token = 'accessToken' in search ? search.accessToken : undefined;
  if (typeof token !== 'string' || token === '') return;
  rememberOrderAccess(orderId, token.slice(0, 200));
  await redirectTo(context, `/order/${orderId}`);
}
