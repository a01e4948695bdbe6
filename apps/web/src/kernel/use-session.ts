import type { SessionRecord } from '@regen/sdk/session';
import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { GUEST, PUBLIC, type Person } from './context.ts';
import { useApp } from './use-app.ts';

const nothing = () => () => undefined;

/** False on the server and in the first render of a browser, which must equal it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}

/** The session; null when signed out, and until the page is hydrated. */
export function useSession(): SessionRecord | null {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.current, () => null);
}

/** `context.caller` for components: nobody in particular until the page is hydrated, so that it equals what the server wrote. */
export const useCaller = (): string => useSession()?.userId ?? PUBLIC;

/** `context.buyer` for components. */
export const useBuyer = (): string => useSession()?.userId ?? GUEST;

/** For whom the page below `_member` is: never null there. */
export function usePerson(): Person {
  const person = useRouteContext({ from: '/_member', select: (context) => context.person });
  const session = useSession();
  // Their name may have changed since the guard let them in.
  return session?.userId === person.userId ? session : person;
}
