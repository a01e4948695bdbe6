import { accountGet } from '@regen/sdk/query';
import { createFileRoute } from '@tanstack/react-router';
import { AcceptTermsScreen } from '~/features/terms/AcceptTermsScreen.tsx';
import { termsText } from '~/features/terms/index.ts';
import { tableHead } from '~/kernel/head/seo.ts';
import { textParam } from '~/kernel/search-params.ts';
import { useApp } from '~/kernel/use-app.ts';
import { requireTermsDue } from '~/session/guards.ts';
import { returnPath } from '~/session/return-path.ts';

export const Route = createFileRoute('/(sign-in)/accept-terms')({
  ssr: false,
  staticData: {
    title: 'Terms and conditions',
    description: import.meta.env.SSR ? 'Read and accept our updated terms.' : undefined,
    audience: 'member',
    isSignIn: true,
  },
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: textParam(search['redirect'], 2000),
  }),
  beforeLoad: ({ context, search }) => requireTermsDue(context, search.redirect),
  loader: async ({ context: { ensure, prefetch } }) => {
    void prefetch(termsText);
    await ensure(accountGet);
  },
  head: tableHead,
  component: AcceptTerms,
});

function AcceptTerms() {
  const { person } = Route.useRouteContext();
  return <AcceptTermsScreen person={person} returnTo={returnPath(useApp(), Route.useSearch().redirect)} />;
}
