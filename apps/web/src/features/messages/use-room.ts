import { useLayoutEffect, useRef, type RefObject } from 'react';
import { ROOM } from './messages.css.ts';

/** Tells an element how much room is left below what stands above it on the page: the header, and the announcement until it is dismissed. */
export function useRoom(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const above = Math.round(element.getBoundingClientRect().top + window.scrollY);
      element.style.setProperty(ROOM, `calc(100dvh - ${above}px)`);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  return place;
}
