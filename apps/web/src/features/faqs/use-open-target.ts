import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Opens the question that the URL names: browsers scroll to a closed one. It may come with later data, as what is for professionals does. */
export function useOpenTarget(data: unknown): void {
  const hash = useLocation({ select: (location) => location.hash });
  const found = useRef('');
  useEffect(() => {
    if (hash === '') found.current = '';
    if (hash === found.current) return;
    const target = document.getElementById(hash);
    if (!(target instanceof HTMLDetailsElement)) return;
    found.current = hash;
    target.open = true;
    target.scrollIntoView();
    target.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash, data]);
}
