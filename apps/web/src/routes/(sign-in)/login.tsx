import { createFileRoute } from '@tanstack/react-router';
import { textParam } from '~/kernel/search-params.ts';
import { tableHead } from '~/kernel/head/seo.ts';
import { requireVisitor } from '~/session/guards.ts';
import { returnPath } from '~/session/return-path.ts';
import { LoginScreen } from '~/features/sign-in/LoginScreen.tsx';

export const Route = createFileRoute('/(sign-in)/login')({
  ssr: false,
  staticData: {
    title: 'Sign in',
    description: 'Sign in to your Regen account for your prices, orders and favorites.',
    audience: 'visitors',
  },
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: textParam(search['redirect'], 2000),
  }),
  beforeLoad: ({ context, search }) => requireVisitor(context, search.redirect),
  head: tableHead,
  component: Login,
});

function Login() {
  const { redirect: wanted } = Route.useSearch();
  return <LoginScreen returnTo={returnPath(wanted)} isRedirected={returnPath(wanted) !== '/'} />;
}
