import { LoadingBar } from '@regen/ui-kit/LoadingBar';
import { useRouterState } from '@tanstack/react-router';
import { useUntilHydrated } from '~/kernel/use-rendered.ts';

/** A thin line at the top while the next page is on its way. */
export function PendingBar() {
  // A session that changes in another tab sets the router going, even during hydration.
  const isLoading = useUntilHydrated(useRouterState({ select: (state) => state.isLoading }), false);
  return isLoading ? <LoadingBar /> : null;
}
