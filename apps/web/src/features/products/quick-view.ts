import { useLocation } from '@tanstack/react-router';
import { useApp } from '~/kernel/use-app.ts';
import { productOf } from './product-queries.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** SKU of the product shown over the page. The address shows the product's own page, where a reload and a new tab lead. */
    quickView?: string;
  }
}

export const loadQuickView = () => import('./QuickView.tsx');

/** Spread on a router link: the product over the current page, fetched as soon as somebody seems to want it. */
export function useQuickViewLink(sku: string) {
  const app = useApp();
  const prepare = () => {
    void loadQuickView().catch(() => undefined);
    void app.prefetch(productOf, sku, app.caller);
  };
  return {
    to: '.',
    search: true,
    state: { quickView: sku },
    mask: { to: '/products/$sku', params: { sku }, unmaskOnReload: true },
    resetScroll: false,
    preload: false,
    'data-overlay': '',
    activeProps: {},
    onPointerEnter: prepare,
    onFocus: prepare,
  } as const;
}

export const useQuickViewSku = (): string | undefined => useLocation({ select: ({ state }) => state.quickView });
