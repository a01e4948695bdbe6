import { useSession, type SessionKeeper } from '~/session/index.ts';

/** Whose catalogue is asked for: prices and products follow the caller; `public` stands for nobody in particular. */
export const callerOf = (session: SessionKeeper): string => session.current()?.userId ?? 'public';

/** The same for components: `public` until the page is hydrated, so that it equals what the server wrote. */
export const useCaller = (): string => useSession()?.userId ?? 'public';

/** Parameters of `products.get` for a caller. */
export const productParams = (sku: string, caller: string) => (caller === 'public' ? { sku } : { sku, userId: caller });
