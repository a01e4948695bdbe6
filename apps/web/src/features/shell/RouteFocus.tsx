import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const isOverlay = (pathname: string | undefined) => pathname?.includes('/quick/') ?? false;

/** After a navigation: says the title of the new page and moves the focus to its heading. Overlays see to themselves. */
export function RouteFocus() {
  const router = useRouter();
  const announce = useAnnounce();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || toLocation.hash) return;
        if (isOverlay(fromLocation.pathname) || isOverlay(toLocation.pathname)) return;
        announce(document.title);
        const heading = document.querySelector<HTMLElement>('main h1[tabindex]');
        (heading ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
      }),
    [router, announce],
  );
  return null;
}
