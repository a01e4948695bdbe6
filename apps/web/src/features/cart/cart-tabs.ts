import type { Call, Cart } from '@regen/sdk';
import { cartGet, invalidate } from '@regen/sdk/query';
import type { AppContext } from '~/kernel/context.ts';

/** What one tab broadcasts: whose cart it has seen, and at which version. Never its content. */
interface SeenCart {
  ref: string;
  id: string | null;
  version: number;
}

/** Whether the message is about a cart version that this tab has not seen yet. */
function isNewer(seen: SeenCart, cart: Pick<Cart, 'id' | 'version'> | undefined): boolean {
  return cart === undefined || seen.id !== cart.id || seen.version > cart.version;
}

/** Lets the tabs of a browser agree on the cart: what one has changed or read anew, the others read as well. */
export const followCartInTabs = (app: AppContext): void => app.service(followTabs);

function followTabs(call: Call, app: AppContext): void {
  const { queryClient } = app;
  // Without channels a tab learns of changes when it is looked at again, and by the version when it writes.
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel('regen.cart');
  const cart = () => queryClient.getQueryData(cartGet(call, { id: app.buyer }).queryKey);
  const current = (): SeenCart | null => {
    const known = cart();
    return known ? { ref: app.buyer, id: known.id, version: known.version } : null;
  };
  let sent = current();

  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type !== 'updated') return;
    const now = current();
    if (now === null || (sent?.ref === now.ref && sent.id === now.id && sent.version === now.version)) return;
    sent = now;
    channel.postMessage(now);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<SeenCart>) => {
    if (data.ref === app.buyer && isNewer(data, cart())) void invalidate(queryClient, 'cartGet');
  });
}
