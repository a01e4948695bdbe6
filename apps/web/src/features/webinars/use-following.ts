import { useEffect, useRef } from 'react';
import { scrollBehavior } from '~/kernel/scroll-behavior.ts';

/**
 * Keeps the part of a list that is being said in view. Somebody who reads or looks for something in the list is not carried away: until the pointer
 * and the focus have left it, or a press in it has played from there.
 */
export function useFollowing(current: number) {
  const ref = useRef<HTMLOListElement>(null);
  const isRead = useRef(false);
  useEffect(() => {
    const box = ref.current;
    const part = box?.querySelector<HTMLElement>('[data-now]');
    if (!box || !part || (isRead.current && box.matches(':hover, :focus-within'))) return;
    box.scrollTo({ top: part.offsetTop - box.clientHeight / 3, behavior: scrollBehavior() });
  }, [current]);
  const read = () => {
    isRead.current = true;
  };
  return {
    list: { ref, onPointerEnter: read, onFocus: read, onWheel: read, onTouchMove: read, onKeyDown: read },
    follow: () => {
      isRead.current = false;
    },
  };
}
