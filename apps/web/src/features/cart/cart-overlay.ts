import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { OverlayName } from '~/kernel/page/use-overlay-entry.ts';

/** Its URL shows the cart's own page, where a reload and a new tab lead. */
const CART = 'cart' satisfies OverlayName;

export function useIsCartOpen(): boolean {
  return useLocation({ select: (location) => location.state.overlay === CART });
}

/** Opens it over the current page. In place of a quick view, so that Back leads to the page below both. */
export function useOpenCart(): () => void {
  const router = useRouter();
  return useCallback(() => {
    const { state, pathname } = router.state.location;
    if (state.overlay === CART || pathname === '/cart') return;
    void router.navigate({
      to: '.',
      search: true,
      state: { overlay: CART },
      mask: { to: '/cart', unmaskOnReload: true },
      resetScroll: false,
      replace: Boolean(state.quickView),
    });
  }, [router]);
}

/** Back to where the cart was opened. */
export function useCloseCart(): () => void {
  const router = useRouter();
  return useCallback(() => {
    if (router.state.location.state.overlay === CART) router.history.back();
  }, [router]);
}
