import type { CartMerge } from '@regen/sdk';
import type { SessionRecord } from '@regen/sdk/session';
import { useToast } from '@regen/ui-kit/Toast';
import { useRouter } from '@tanstack/react-router';
import { useApp } from '~/app/use-app.ts';

type Grant = Parameters<ReturnType<typeof useApp>['session']['start']>[0] & { cartMerge?: CartMerge };

/** After signing in or registering: the session starts, and the person returns to where they were. */
export function useStartSession(returnTo: string) {
  const { session } = useApp();
  const router = useRouter();
  const showToast = useToast();
  return async (grant: Grant): Promise<SessionRecord | null> => {
    session.start(grant);
    const merge = grant.cartMerge;
    if (merge && merge.mergedLines > 0) {
      const notes = merge.notices.map(({ message }) => message).join(' ');
      showToast({ message: `What was in your cart came along. ${notes}`.trim(), tone: 'success' });
    }
    await router.navigate({ href: returnTo, replace: true });
    return session.current();
  };
}
