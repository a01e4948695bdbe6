import type { AppContext } from '~/app/context.ts';

/** The cart of whoever is signed in, otherwise that of this browser. */
export function cartRef(session: AppContext['session']): string {
  return session.current()?.userId ?? 'guest';
}
