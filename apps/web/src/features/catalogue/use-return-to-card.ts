import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How many pages back are remembered. */
const MOST = 20;

/** Back leads to the card that was left: the focus is on its link again, where the page scrolled to. */
export function useReturnToCard(): void {
  const router = useRouter();
  useEffect(() => {
    const left = new Map<string, string>();
    const keyOf = () => router.history.location.state.__TSR_key ?? '';
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('main article a[href]') : null;
      if (!link) return;
      left.delete(keyOf());
      left.set(keyOf(), link.getAttribute('href') ?? '');
      const [oldest] = left.keys();
      if (left.size > MOST && oldest !== undefined) left.delete(oldest);
    };
    document.addEventListener('click', note, true);
    let frame = 0;
    const stop = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      cancelAnimationFrame(frame);
      if (!fromLocation || !pathChanged) return;
      const href = left.get(keyOf());
      // After what every navigation does with the focus.
      if (href !== undefined) frame = requestAnimationFrame(() => focusCard(href));
    });
    return () => {
      document.removeEventListener('click', note, true);
      stop();
      cancelAnimationFrame(frame);
    };
  }, [router]);
}

function focusCard(href: string): void {
  const links = [...document.querySelectorAll<HTMLElement>('main article a[href]')];
  const link = links.find((each) => each.getAttribute('href') === href);
  if (!link) return;
  link.focus({ preventScroll: true });
  const { top, bottom } = link.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) link.scrollIntoView({ block: 'center' });
}
