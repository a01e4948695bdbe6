import type { CartMerge, WelcomeOffer } from '@regen/sdk';
import type { SessionRecord } from '@regen/sdk/session';
import { useToast } from '@regen/ui-kit/Toast';
import { useRouter } from '@tanstack/react-router';
import { useApp } from '~/kernel/use-app.ts';
import { welcomeOfTab } from './welcome.ts';

type Grant = Parameters<ReturnType<typeof useApp>['session']['start']>[0] & {
  cartMerge?: CartMerge;
  welcomeOffer?: WelcomeOffer;
};

/** After signing in or registering: the session starts, and the page is reloaded for the person. On a sign-in page, its guard moves on. */
export function useStartSession({ isNew = false } = {}) {
  const { session } = useApp();
  const router = useRouter();
  const showToast = useToast();
  return async (grant: Grant): Promise<SessionRecord | null> => {
    session.start(grant);
    const merge = grant.cartMerge;
    if (merge && merge.mergedLines > 0) {
      const notes = merge.notices.map(({ message }) => message).join(' ');
      showToast({ message: `We’ve added the items from your cart. ${notes}`.trim(), tone: 'success' });
    }
    await router.invalidate();
    const person = session.current();
    if (isNew && person !== null) {
      const { pathname: path } = router.state.location;
      welcomeOfTab.write({ owner: person.userId, path, offer: grant.welcomeOffer ?? null });
    }
    return person;
  };
}
