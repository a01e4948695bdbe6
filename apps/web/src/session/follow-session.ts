import type { App } from '~/app/create-app.tsx';

/** What is read without naming a person, and is another for each. Everything else of theirs is kept under their id. */
const OF_THE_PERSON = new Set<unknown>(['accountGet']);

/** Keeps the token fresh and lets the page follow what happens to the session, here or in another tab. */
export function followSession(app: App): void {
  const { session, queryClient, router } = app;
  keepFresh(app);
  session.subscribe((_record, change) => {
    if (change === 'renewed') return;
    // What one person read must not be shown to the next: prices, carts and orders belong to who asked.
    queryClient.removeQueries({ type: 'inactive' });
    // `invalidate` shows the old answer until the new one is there.
    void queryClient.resetQueries({ predicate: ({ queryKey }) => OF_THE_PERSON.has(queryKey[0]) });
    void queryClient.invalidateQueries();
    if (change === 'refused') {
      // §8: a refused token leads to sign-in, and from there back (decisions §3).
      const { pathname, href } = router.state.location;
      if (pathname !== '/login') void router.navigate({ href: `/login?redirect=${encodeURIComponent(href)}` });
      return;
    }
    // What is being read now was asked for by the person who is here now.
    const old = { type: 'inactive', stale: true, fetchStatus: 'idle' } as const;
    void router.invalidate().then(() => queryClient.removeQueries(old));
  });
}

/** How long a browser waits before it asks again for the script that renews the token, in milliseconds. */
const TRY_AGAIN = 30_000;

/** Visitors have no token to renew, so what does it is loaded for those who have signed in. */
function keepFresh({ session, regen }: App): void {
  let isLoaded = false;
  const load = () => {
    if (isLoaded || session.current() === null) return;
    isLoaded = true;
    import('./keep-fresh.ts').then(
      ({ keepSessionFresh }) => keepSessionFresh(session, () => regen.session.refresh()),
      () => {
        isLoaded = false;
        setTimeout(load, TRY_AGAIN);
      },
    );
  };
  load();
  session.subscribe(load);
}
