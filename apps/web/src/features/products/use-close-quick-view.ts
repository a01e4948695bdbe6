import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Back to the page on which it was opened. */
export function useCloseQuickView(): () => void {
  const router = useRouter();
  return useCallback(() => {
    if (router.state.location.state.quickView) router.history.back();
  }, [router]);
}
