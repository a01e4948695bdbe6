import { createFileRoute } from '@tanstack/react-router';
import { textParam } from '~/app/search-params.ts';
import { returnPath } from '~/features/account/return-path.ts';
import { RegisterScreen } from '~/features/session-screens/RegisterScreen.tsx';

export const Route = createFileRoute('/register-retail')({
  ssr: false,
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: textParam(search['redirect'], 2000),
  }),
  // Guards are no part of the first load of every page.
  beforeLoad: ({ context, search }) =>
    import('~/features/account/guards.ts').then((guards) => guards.leadOn({ context }, search.redirect)),
  head: () => ({ meta: [{ title: 'Create an account · Regen' }] }),
  component: Register,
});

function Register() {
  return <RegisterScreen returnTo={returnPath(Route.useSearch().redirect)} />;
}
