import { createSessionsResource } from '@regen/sdk/resources/sessions';
import { keepSessionFresh } from '@regen/sdk/session';
import type { AppContext } from '~/kernel/context.ts';

/** Renews the token before it expires. */
export function startRenewing({ session, service }: Pick<AppContext, 'service' | 'session'>): void {
  keepSessionFresh(session, () => service(createSessionsResource).refresh());
  // Few have allowed notifications. A script that does not arrive is asked for again by the next page.
  if (globalThis.Notification?.permission === 'granted')
    import('./keep-push.ts').then(({ keepPush }) => keepPush({ session, service })).catch(() => undefined);
}
