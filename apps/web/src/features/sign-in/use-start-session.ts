import type { CartMerge, WelcomeOffer } from '@regen/sdk';
import type { SessionRecord } from '@regen/sdk/session';
import { useToast } from '@regen/ui-kit/Toast';
import { useRouter } from '@tanstack/react-router';
import { useApp } from '~/kernel/use-app.ts';
import { termsDetour } from '~/session/terms-gate.ts';
import { welcomeOfTab } from './welcome.ts';

type Grant = Parameters<ReturnType<typeof useApp>['session']['start']>[0] & {
  cartMerge?: CartMerge;
  welcomeOffer?: WelcomeOffer;
};

/**
 * After signing in or registering: the session starts, and the person returns to where they were, by way of new terms. Without a
 * page to return to, they land on the overview of their area: the last order, a client's clinic, a professional's back bar.
 */
export function useStartSession(returnTo: string, { isNew = false, hasPlace = true } = {}) {
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
    const site = session.current()?.site;
    const next = !hasPlace && site ? `/${site}` : returnTo;
    await router.navigate({ href: (await termsDetour(app, next)) ?? next, replace: true });
    const person = session.current();
    if (isNew && person !== null) {
      const { pathname: path } = router.state.location;
      welcomeOfTab.write({ owner: person.userId, path, offer: grant.welcomeOffer ?? null });
    }
    return person;
  };
}
