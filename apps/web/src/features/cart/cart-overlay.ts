import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

declare module '@tanstack/history' {
  interface HistoryState {
    /** What lies over the page. The address shows the overlay's own page, where a reload and a new tab lead. */
    overlay?: 'cart';
  }
}

/** Spread on a router link or given to `navigate`: the cart over the current page. */
export const cartOverlay = {
  to: '.',
  search: true,
  state: { overlay: 'cart' },
  mask: { to: '/cart', unmaskOnReload: true },
  resetScroll: false,
  'data-overlay': '',
} as const;

export function useIsCartOpen(): boolean {
  return useLocation({ select: (location) => location.state.overlay === 'cart' });
}

export function useOpenCart(): () => void {
  const router = useRouter();
  return useCallback(() => {
    const { state, pathname } = router.state.location;
    if (state.overlay === 'cart' || pathname === '/cart') return;
    void router.navigate(cartOverlay);
  }, [router]);
}

/** Back to where the cart was opened. */
export function useCloseCart(): () => void {
  const router = useRouter();
  return useCallback(() => {
    if (router.state.location.state.overlay === 'cart') router.history.back();
  }, [router]);
}
