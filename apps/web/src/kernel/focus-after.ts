import { useEffect, useMemo, useRef, type RefObject } from 'react';

/** Moves the focus to the heading when the pressed button disappears with its entry. */
export function useFocusAfterChange(heading: RefObject<HTMLElement | null>, count: number | undefined): void {
  const before = useRef(count);
  useEffect(() => {
    const isChange = before.current !== undefined && before.current !== count;
    before.current = count;
    if (isChange && document.activeElement === document.body) heading.current?.focus();
  }, [heading, count]);
}

/** Where the focus goes when a dialog closes: back to what opened it, or, if that is gone by then, to `instead`. */
export function useStillThere(
  opener: RefObject<HTMLElement | null>,
  instead: RefObject<HTMLElement | null>,
): RefObject<HTMLElement | null> {
  return useMemo(
    () => ({
      get current() {
        return opener.current?.isConnected ? opener.current : instead.current;
      },
    }),
    [opener, instead],
  );
}
