import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

/** What can lie over a page, as recorded in its history entry. */
export type OverlayName = 'cart' | 'menu' | 'filters' | 'contacts' | 'cards' | 'picture';

declare module '@tanstack/history' {
  interface HistoryState {
    overlay?: OverlayName;
  }
}

export interface OverlayEntry {
  /** Not the cart, which manages its own entry, masked by `/cart`. */
  name: Exclude<OverlayName, 'cart'>;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Gives what lies over the page an entry of the history, so that Back closes it, as people expect of a phone. Returns what closes it
 * otherwise, which leaves no such entry behind. A link in it takes the place of the entry. What is chosen in it and stands in the URL
 * (`replace`, with the same state) stays, however it is closed.
 */
export function useOverlayEntry({ name, isOpen, onClose }: OverlayEntry): () => void {
  const router = useRouter();
  const isEntry = useLocation({ select: ({ state }) => state.overlay === name });
  const href = useLocation({ select: (place) => place.href });
  const openedAt = useRef<string | null>(null);
  const chosen = useRef<string | null>(null);
  const isBack = useRef(false);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(
    () =>
      router.history.subscribe(({ action }) => {
        isBack.current = action.type === 'BACK';
      }),
    [router],
  );
  useEffect(() => {
    if (!isOpen) return;
    openedAt.current = router.state.location.href;
    void router.navigate({ to: '.', search: true, hash: true, state: { overlay: name }, resetScroll: false });
  }, [router, name, isOpen]);
  useEffect(() => {
    if (isEntry) {
      chosen.current = href;
      return;
    }
    if (chosen.current === null) return;
    if (isBack.current && chosen.current !== href) void router.navigate({ href: chosen.current, resetScroll: false });
    chosen.current = null;
    latest.current();
  }, [router, isEntry, href]);
  return useCallback(() => {
    const { href: now, state } = router.state.location;
    if (state.overlay !== name) latest.current();
    else if (now === openedAt.current) router.history.back();
    else void router.navigate({ to: '.', search: true, hash: true, state: {}, replace: true, resetScroll: false });
  }, [router, name]);
}
