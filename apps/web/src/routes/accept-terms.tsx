import { createFileRoute } from '@tanstack/react-router';
import { textParam } from '~/app/search-params.ts';
import { privateHead } from '~/app/seo.ts';
import { returnPath } from '~/features/account/return-path.ts';
import { AcceptTermsScreen } from '~/features/terms/AcceptTermsScreen.tsx';
import { useSession } from '~/session/index.ts';

export const Route = createFileRoute('/accept-terms')({
  ssr: false,
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: textParam(search['redirect'], 2000),
  }),
  // Guards are no part of the first load of every page.
  beforeLoad: ({ context, search }) =>
    import('~/features/account/guards.ts').then((guards) => guards.askForTerms({ context }, search.redirect)),
  head: () => privateHead('Terms and conditions'),
  component: AcceptTerms,
});

function AcceptTerms() {
  const session = useSession();
  const { redirect: wanted } = Route.useSearch();
  return session === null ? null : <AcceptTermsScreen userId={session.userId} returnTo={returnPath(wanted)} />;
}
