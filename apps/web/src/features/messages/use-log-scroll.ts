import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface LogScroll {
  scroller: RefObject<HTMLDivElement | null>;
  /** Whether the newest message is in view. */
  isAtEnd: boolean;
  toEnd: () => void;
  /** Brings an element of the log into view; whether there is one. */
  show: (selector: string, place: 'start' | 'center') => boolean;
}

/** So close to the end one is at the end, in pixels. */
const NEAR = 48;
const MESSAGE = 'li[data-entry]';

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/**
 * How the log is scrolled. Its box is upside down, so that it stays at its end by itself: zero is the end, and further up is negative.
 * Away from the end, the message at the top stays where it is, whatever comes above or below it.
 */
export function useLogScroll(content: unknown): LogScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const anchor = useRef<{ element: Element; top: number } | null>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const remember = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const isEnd = box.scrollTop > -NEAR;
    setIsAtEnd(isEnd);
    const top = topOf(box);
    const first = isEnd
      ? undefined
      : [...box.querySelectorAll(MESSAGE)].find((each) => each.getBoundingClientRect().bottom > top);
    anchor.current = first ? { element: first, top: topOf(first) - top } : null;
  }, []);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(remember);
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener('scroll', onScroll);
    };
  }, [remember]);

  useLayoutEffect(() => {
    const box = scroller.current;
    const kept = anchor.current;
    if (box && kept?.element.isConnected) {
      const moved = topOf(kept.element) - topOf(box) - kept.top;
      // Fractions come of rounding.
      if (Math.abs(moved) >= 1) box.scrollTop += moved;
    }
    remember();
  }, [content, remember]);

  const toEnd = useCallback(() => {
    anchor.current = null;
    if (scroller.current) scroller.current.scrollTop = 0;
  }, []);

  const show = useCallback(
    (selector: string, place: 'start' | 'center') => {
      const box = scroller.current;
      const element = box?.querySelector(selector);
      if (!box || !element) return false;
      anchor.current = null;
      const room = place === 'start' ? 8 : (box.clientHeight - element.clientHeight) / 2;
      box.scrollTop += topOf(element) - topOf(box) - Math.max(8, room);
      remember();
      return true;
    },
    [remember],
  );
  return { scroller, isAtEnd, toEnd, show };
}
