import type { App } from '~/app/create-app.tsx';

/** Keeps the token fresh and lets the page follow what happens to the session, here or in another tab. */
export function followSession(app: App): void {
  const { session, queryClient, router } = app;
  keepFresh(app);
  let former = session.current();
  session.subscribe((record, change) => {
    if (change === 'renewed') return;
    // What one person read must not be shown to the next: prices, carts and orders belong to who asked. Nor is it asked for
    // again: whoever comes has no right to it. Of what a visitor saw the page stays until there is better.
    if (former) queryClient.clear();
    else {
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.invalidateQueries();
    }
    former = record;
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
      },
    );
  };
  load();
  session.subscribe(load);
}
