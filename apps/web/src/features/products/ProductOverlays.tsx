import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { PendingFavorite } from '~/features/favorites/index.ts';
import { lazyPart } from '~/kernel/page/lazy-part.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { productOf } from './product-queries.ts';
import { loadQuickView, useQuickViewSku } from './quick-view.ts';
import { useCompared } from './use-compared.ts';
import { useReturnToCard } from './use-return-to-card.ts';
import { useViewed } from './use-viewed.ts';

const QuickView = lazyPart(loadQuickView, 'QuickView');
const CompareTray = lazyPart(() => import('./CompareTray.tsx'), 'CompareTray');
const RecentlyViewed = lazyPart(() => import('./RecentlyViewed.tsx'), 'RecentlyViewed');

/** What goes with the catalog on every page and is no part of its first load. It stands at the end of the page's main part. */
export function ProductOverlays() {
  useReturnToCard();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { page, params } = useApp().pageAt(pathname);
  const { skus } = useCompared();
  return (
    <>
      <QuickViews />
      {page.hasRecentlyViewed ? <Viewed key={pathname} current={params['sku']} /> : null}
      {skus.length > 0 && page.hasCompareTray ? (
        <Suspense fallback={null}>
          <CompareTray />
        </Suspense>
      ) : null}
      <PendingFavorite />
    </>
  );
}

function QuickViews() {
  const sku = useQuickViewSku();
  const [last, setLast] = useState(sku);
  if (sku && sku !== last) setLast(sku);

  // The link that was pressed, by pointer or key: the focus returns there.
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const { activeElement } = document;
    // It may have been pressed before this was loaded.
    if (activeElement instanceof HTMLAnchorElement) opener.current = activeElement;
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a') : null;
      if (link && !link.closest('[role=dialog]')) opener.current = link;
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);

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
