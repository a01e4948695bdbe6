import type { CartMerge } from '@regen/sdk';
import type { SessionRecord } from '@regen/sdk/session';
import { useToast } from '@regen/ui-kit/Toast';
import { useRouter } from '@tanstack/react-router';
import { useApp } from '~/kernel/use-app.ts';
import { termsDetour } from '~/session/terms-gate.ts';

type Grant = Parameters<ReturnType<typeof useApp>['session']['start']>[0] & { cartMerge?: CartMerge };

/** After signing in or registering: the session starts, and the person returns to where they were, by way of new terms. */
export function useStartSession(returnTo: string) {
  const app = useApp();
  const { session } = app;
  const router = useRouter();
  const showToast = useToast();
  return async (grant: Grant): Promise<SessionRecord | null> => {
    session.start(grant);
    const merge = grant.cartMerge;
    if (merge && merge.mergedLines > 0) {
      const notes = merge.notices.map(({ message }) => message).join(' ');
      showToast({ message: `We’ve added the items from your cart. ${notes}`.trim(), tone: 'success' });
    }
    await router.navigate({ href: (await termsDetour(app, returnTo)) ?? returnTo, replace: true });
    return session.current();
  };
}
