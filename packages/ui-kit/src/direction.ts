import { useCallback, useState } from 'react';

/**
 * The direction of text where an element stands, and the ref to give it. Radix writes a direction of its own on the
 * elements of menus and tabs, left to right unless it is told, and turns the arrow keys by it.
 */
export function useDirection(): readonly ['ltr' | 'rtl', (node: HTMLElement | null) => void] {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  // The parent's: the element has what is written on it.
  const ref = useCallback((node: HTMLElement | null) => {
    if (node?.parentElement) setDirection(getComputedStyle(node.parentElement).direction === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return [direction, ref];
}
