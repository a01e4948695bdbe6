import { useLocation, useMatches } from '@tanstack/react-router';
import { useIsHydrated } from '~/kernel/use-session.ts';

/**
 * The search of a link to the sign-in page that stands on every page: redirects back to the current page, or to that page's own
 * `redirect`. From the home page there is none, so sign-in opens the overview.
 */
export function useSignInSearch() {
  const here = useLocation({ select: ({ href }) => href });
  // A page with a secret in its URL; and one of somebody who is signing out, on the way to the home page.
  const isPrivate = useMatches({
    select: (matches) => matches.some(({ id, staticData }) => staticData.isSecret || id.startsWith('/_member')),
  });
  // The server's page is the same for every query.
  const place = useIsHydrated() && here !== '/' && !isPrivate ? here : undefined;
  return ({ redirect = place }: { redirect?: string }) => ({ redirect });
}
