import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { MergeFavorites } from '~/features/favorites/index.ts';
import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';
import { quickViewOpener } from '~/kernel/page/quick-view-opener.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { productOf } from './product-queries.ts';
import { loadQuickView, useQuickViewSku } from './quick-view.ts';
import { useCompared } from './use-compared.ts';
import { useReturnToCard } from './use-return-to-card.ts';
import { useViewed } from './use-viewed.ts';

const QuickView = lazyPart(loadQuickView, 'QuickView');
const CompareTray = lazyPart(() => import('./CompareTray.tsx'), 'CompareTray');
const StickyBuy = lazyPart(() => import('./StickyBuy.tsx'), 'StickyBuy', orNothing);
const RecentlyViewed = lazyPart(() => import('./RecentlyViewed.tsx'), 'RecentlyViewed');

/** What goes with the catalog on every page and is no part of its first load. It stands at the end of the page's main part. */
export function ProductOverlays() {
  useReturnToCard();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { page, params } = useApp().pageAt(pathname);
  const { skus } = useCompared();
  const isComparing = skus.length > 0 && page.hasCompareTray;
  const sku = pathname.startsWith('/products/') ? params['sku'] : undefined;
  return (
    <>
      <QuickViews />
      {page.hasRecentlyViewed ? <Viewed key={pathname} current={params['sku']} /> : null}
      {/* One bar at the lower edge is enough. */}
      {isComparing ? (
        <Suspense fallback={null}>
          <CompareTray />
        </Suspense>
      ) : sku === undefined ? null : (
        <Suspense fallback={null}>
          <StickyBuy key={sku} sku={sku} />
        </Suspense>
      )}
      <MergeFavorites />
    </>
  );
}

function QuickViews() {
  const sku = useQuickViewSku();
  const [last, setLast] = useState(sku);
  if (sku && sku !== last) setLast(sku);

  // The link that was pressed, by pointer or key: the focus returns there.
  const opener = useRef<HTMLElement | null>(null);
  const { note } = useApp().service(quickViewOpener);
  useEffect(() => {
    const keep = (link: HTMLElement) => {
      opener.current = link;
      note(link);
    };
    const { activeElement } = document;
    // It may have been pressed before this was loaded.
    if (activeElement instanceof HTMLAnchorElement) keep(activeElement);
    const look = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a') : null;
      if (link && !link.closest('[role=dialog]')) keep(link);
    };
    document.addEventListener('click', look, true);
    return () => document.removeEventListener('click', look, true);
  }, [note]);

  if (!last) return null;
  return (
    <Suspense fallback={null}>
      <QuickView sku={last} isOpen={sku !== undefined} returnFocus={opener} />
    </Suspense>
  );
}

/** Notes what is looked at, and shows what was, once its place is out of sight: nothing on screen moves. */
function Viewed({ current }: { current: string | undefined }) {
  const { call } = useApp();
  const caller = useCaller();
  const { skus, note } = useViewed();
  // No loader: it only looks at what the page of the product has read.
  const { data } = useQuery({ ...productOf(call, current ?? '', caller), enabled: false });
  const sku = current === undefined ? undefined : data?.sku;
  const [isShown, setIsShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sku !== undefined) note(sku);
  }, [note, sku]);
  const hasOthers = skus.some((each) => each !== current);
  useEffect(() => {
    if (!place.current || !hasOthers) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => !entry.isIntersecting && entry.boundingClientRect.top > 0)) return;
      setIsShown(true);
      watch.disconnect();
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [hasOthers]);
  return (
    <div ref={place}>
      {isShown ? (
        <Suspense fallback={null}>
          <RecentlyViewed current={sku ?? current} />
        </Suspense>
      ) : null}
    </div>
  );
}
