import { createSessionsResource } from '@regen/sdk/resources/sessions';
import { keepSessionFresh } from '@regen/sdk/session';
import type { AppContext } from '~/kernel/context.ts';

/** Renews the token before it expires. */
export function startRenewing({ session, service }: Pick<AppContext, 'service' | 'session'>): void {
  keepSessionFresh(session, () => service(createSessionsResource).refresh());
}
