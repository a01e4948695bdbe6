import type { AppContext } from '~/kernel/context.ts';
import { leadTo } from '~/app/lead-to.ts';
import { rememberOrderAccess } from '~/features/checkout/index.ts';

/** The link in a guest's mail carries what opens the order: kept in this browser, and out of the address at once. */
export async function rememberLinkToken(context: AppContext, orderId: string, search: object): Promise<void> {
  const token = 'accessToken' in search ? search.accessToken : undefined;
  if (typeof token !== 'string' || token === '') return;
  rememberOrderAccess(orderId, token.slice(0, 200));
  await leadTo(context, `/order/${orderId}`);
}
