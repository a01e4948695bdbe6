import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '~/app/seo.ts';
import { textParam } from '~/app/search-params.ts';
import { returnPath } from '~/features/account/return-path.ts';
import { LoginScreen } from '~/features/session-screens/LoginScreen.tsx';

export const Route = createFileRoute('/login')({
  ssr: false,
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: textParam(search['redirect'], 2000),
  }),
  // Guards are no part of the first load of every page.
  beforeLoad: ({ context, search }) =>
    import('~/features/account/guards.ts').then((guards) => guards.leadOn({ context }, search.redirect)),
  head: () => privateHead('Sign in'),
  component: Login,
});

function Login() {
  const { redirect: wanted } = Route.useSearch();
  return <LoginScreen returnTo={returnPath(wanted)} isLedHere={returnPath(wanted) !== '/'} />;
}
