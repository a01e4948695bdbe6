import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Opens the question that the address names: browsers scroll to a closed one. */
export function useOpenTarget(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash);
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.scrollIntoView();
    target.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash]);
}
