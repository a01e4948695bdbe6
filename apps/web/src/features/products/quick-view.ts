import { useLocation, useRouter } from '@tanstack/react-router';
import { overlayLink } from '~/kernel/overlay-link.ts';
import { useApp } from '~/kernel/use-app.ts';
import { productOf } from './product-queries.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** SKU of the product shown over the page. The URL shows the product's own page, where a reload and a new tab lead. */
    quickView?: string;
  }
}

export const loadQuickView = () => import('./QuickView.tsx');

/** Spread on a router link: the product over the current page, fetched as soon as somebody seems to want it. */
export function useQuickViewLink(sku: string) {
  const app = useApp();
  const router = useRouter();
  const prepare = () => {
    void loadQuickView().catch(() => undefined);
    void app.prefetch(productOf, sku, app.caller);
  };
  const page = { to: '/products/$sku', params: { sku } } as const;
  return {
    ...page,
    ...overlayLink(() => {
      void router.navigate({
        to: '.',
        search: true,
        state: { quickView: sku },
        mask: { ...page, unmaskOnReload: true },
        resetScroll: false,
      });
    }),
    onPointerEnter: prepare,
    onFocus: prepare,
  } as const;
}

export const useQuickViewSku = (): string | undefined => useLocation({ select: ({ state }) => state.quickView });
