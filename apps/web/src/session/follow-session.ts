import { accountGet } from '@regen/sdk/query';
import { hashKey } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { AppContext } from '~/kernel/context.ts';
import { forgetOthers, forgetWrittenSince } from '~/kernel/stored/forget.ts';
import { signInDetour } from './sign-in-detour.ts';

/** What changes with the person. */
export interface Followed extends Pick<AppContext, 'call' | 'isHydrated' | 'queryClient' | 'service' | 'session'> {
  readonly router: Pick<AnyRouter, 'invalidate' | 'navigate' | 'state'>;
}

/** Keeps the token fresh and lets the page follow what happens to the session, here or in another tab. */
export function followSession(app: Followed): void {
  const { session, queryClient, router } = app;
  keepFresh(app);
  followDetails(app);
  let person = session.current()?.userId;
  session.subscribe((record, change) => {
    if (change === 'renewed') return;
    const former = person;
    person = record?.userId;
    if (change === 'started' && record) forgetOthers(record.userId);
    if (record === null && former !== undefined) forgetWrittenSince(former);
    void readAnew(app, former);
    const { pathname, href } = router.state.location;
    // A refused token redirects to sign-in, and from there back (rule S8).
    const moved =
      change === 'refused' && pathname !== '/login' ? router.navigate(signInDetour(href)) : router.invalidate();
    // Reads in flight were requested by the current person.
    const old = { type: 'inactive', stale: true, fetchStatus: 'idle' } as const;
    void moved.then(() => queryClient.removeQueries(old));
  });
}

/**
 * One person's data must not be shown to the next, not even until the new response arrives: prices, carts and orders belong to the
 * person who requested them. What a visitor saw may stay, so that signing in does not empty the page; so may the public data that a
 * page was rendered with, while it is being hydrated.
 */
async function readAnew({ call, isHydrated, queryClient }: Followed, former: string | undefined): Promise<void> {
  if (isHydrated()) {
    // Nor is it refetched: the next person may not have access to it.
    if (former !== undefined) return queryClient.clear();
    queryClient.removeQueries({ type: 'inactive' });
    return queryClient.invalidateQueries();
  }
  if (former !== undefined)
    queryClient.removeQueries({ type: 'inactive', predicate: ({ meta }) => meta?.owner === former });
  // Its key names no owner: the next person would get the cached data.
  void queryClient.resetQueries(accountGet(call));
  return queryClient.invalidateQueries();
}

/** Takes into the session what has been changed about the person on another device, or by the store, as soon as it is read. */
function followDetails({ call, queryClient, session }: Followed): void {
  const { queryKey } = accountGet(call);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== queryKey[0]) return;
    const self = queryClient.getQueryData(queryKey)?.users[0];
    const known = session.current()?.user;
    if (self && known && hashKey([self]) !== hashKey([known])) session.setUser(self);
  });
}

/** How long a browser waits before it requests the script that renews the token again, in milliseconds. */
const TRY_AGAIN = 30_000;

/** Visitors have no token to renew, so the code for it is loaded only once someone has signed in. */
function keepFresh(app: Followed): void {
  const { session } = app;
  let isLoaded = false;
  const load = () => {
    if (isLoaded || session.current() === null) return;
    isLoaded = true;
    import('./keep-fresh.ts').then(
      ({ startRenewing }) => startRenewing(app),
      () => {
        isLoaded = false;
        setTimeout(load, TRY_AGAIN);
      },
    );
  };
  load();
  session.subscribe(load);
}
