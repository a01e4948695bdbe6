import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How many pages back are remembered. */
const MAX_REMEMBERED = 20;
/** A list that takes longer than this to come up has lost its reader's patience; their focus is their own then. */
const PATIENCE_MS = 5000;

/** Back returns to the card that was left: its link gets the focus, where the page scrolled to. */
export function useReturnToCard(): void {
  const router = useRouter();
  useEffect(() => {
    const left = new Map<string, string>();
    const keyOf = () => router.history.location.state.__TSR_key ?? '';
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('main article a[href]') : null;
      if (!link) return;
      left.delete(keyOf());
      left.set(keyOf(), nameOf(link));
      const [oldest] = left.keys();
      if (left.size > MAX_REMEMBERED && oldest !== undefined) left.delete(oldest);
    };
    document.addEventListener('click', note, true);
    let stop = () => {};
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      stop();
      if (!fromLocation || !pathChanged) return;
      const name = left.get(keyOf());
      if (name !== undefined) stop = focusCard(name);
    });
    return () => {
      document.removeEventListener('click', note, true);
      unsubscribe();
      stop();
    };
  }, [router]);
}

/** A card has two links to one URL: the quick view is masked by the page of the product. */
const nameOf = (link: Element) => `${link.getAttribute('href')} ${link.getAttribute('aria-label')}`;

/** The card on screen: while a page is still rendering, the former one is hidden. */
const shownLink = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('main article a[href]')].find(
    (link) => nameOf(link) === name && link.checkVisibility(),
  );

/** Focuses the card as soon as it is there, after what every navigation does with the focus, and unless somebody has moved it. */
function focusCard(name: string): () => void {
  const main = document.querySelector<HTMLElement>('main');
  let frame = 0;
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const link = shownLink(name);
      if (!link) return;
      stop();
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body && activeElement !== main && activeElement.tagName !== 'H1')
        return;
      link.focus({ preventScroll: true });
      const { top, bottom } = link.getBoundingClientRect();
      if (bottom < 0 || top > window.innerHeight) link.scrollIntoView({ block: 'center' });
    });
  };
  const waiting = new MutationObserver(look);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    cancelAnimationFrame(frame);
    waiting.disconnect();
    clearTimeout(timer);
  };
  if (main) waiting.observe(main, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
  look();
  return stop;
}
