import { LoadingBar } from '@regen/ui-kit/LoadingBar';
import { useRouterState } from '@tanstack/react-router';

/** A thin line at the top while the next page is on its way. */
export function PendingBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return isLoading ? <LoadingBar /> : null;
}
