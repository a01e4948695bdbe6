import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

export function useIsCartOpen(): boolean {
  return useLocation({ select: (location) => location.state.overlay === 'cart' });
}

/**
 * Opens it over the current page. Masked by `/cart`, so that a reload or a new tab shows the cart's own page; in place of a quick view, so
 * that Back leads to the page below both.
 */
export function useOpenCart(): () => void {
  const router = useRouter();
  return useCallback(() => {
    const { state, pathname } = router.state.location;
    if (state.overlay === 'cart' || pathname === '/cart') return;
    void router.navigate({
      to: '.',
      search: true,
      state: { overlay: 'cart' },
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
    if (router.state.location.state.overlay === 'cart') router.history.back();
  }, [router]);
}
