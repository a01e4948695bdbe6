import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const MESSAGE = 'li[data-entry]';
const entryOf = (item: Element | null | undefined) => item?.getAttribute('data-entry') ?? null;

/** What has the focus in the log, the item of the list that it is in, and the message below that. */
interface Focused {
  element: Element;
  item: HTMLElement;
  below: string | null;
}

/** The next of the messages in a direction, from an item on. */
function messageFrom(item: Element | null, next: 'previousElementSibling' | 'nextElementSibling'): HTMLElement | null {
  let found = item;
  while (found && !found.matches(MESSAGE)) found = found[next];
  return found instanceof HTMLElement ? found : null;
}

/** The message above another one, or that one if it is the first. */
function above(log: HTMLElement | null, below: string | null): HTMLElement | null {
  const item = below === null ? null : (log?.querySelector<HTMLElement>(`[data-entry="${below}"]`) ?? null);
  return messageFrom(item?.previousElementSibling ?? null, 'previousElementSibling') ?? item;
}

/**
 * Where the focus goes when a button of the log vanishes with what it did: to its message; for earlier messages to the newest of those
 * that came, right above the place; and if the message is gone as well, elsewhere.
 */
export function useLogFocus(
  scroller: RefObject<HTMLElement | null>,
  content: unknown,
  elsewhere: RefObject<HTMLElement | null>,
): void {
  const last = useRef<Focused | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: Event) => {
      const item = target instanceof Element && scroller.current?.contains(target) ? target.closest('li') : null;
      last.current = item && {
        element: target as Element,
        item,
        below: entryOf(messageFrom(item.nextElementSibling, 'nextElementSibling')),
      };
    };
    // Whoever presses beside it wants the focus nowhere.
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node) || !last.current?.item.contains(target)) last.current = null;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [scroller]);

  useLayoutEffect(() => {
    const lost = last.current;
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
    const { item, below } = lost;
    last.current = null;
    const next = item.isConnected ? item : item.matches(MESSAGE) ? null : above(scroller.current, below);
    if (!next) return elsewhere.current?.focus();
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest' });
  }, [content, elsewhere, scroller]);
}
