import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const MESSAGE = 'li[data-entry]';
const entryOf = (item: Element | null | undefined) => item?.getAttribute('data-entry') ?? null;

/** What has the focus in the log, the item of the list that it is in, and the message below that, by which the place is found again. */
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
 * Moves the focus on when a button in the log disappears after it was pressed. A button of a message leaves it to that message. "Earlier
 * messages" leaves it to the newest message that was loaded, which is right above where the button was. A message that is gone with its
 * button leaves it to `elsewhere`.
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
    // A press outside the item takes the focus away on purpose, so it is not moved.
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
