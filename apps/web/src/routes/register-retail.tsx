import { createFileRoute, redirect } from '@tanstack/react-router';
import { textParam } from '~/app/search-params.ts';
import { returnPath } from '~/features/account/return-path.ts';
import { RegisterScreen } from '~/features/session-screens/RegisterScreen.tsx';

export const Route = createFileRoute('/register-retail')({
  ssr: false,
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: textParam(search['redirect'], 2000),
  }),
  beforeLoad: ({ context, search }) => {
    if (context.session.current() !== null) throw redirect({ href: returnPath(search.redirect), replace: true });
  },
  head: () => ({ meta: [{ title: 'Create an account · Regen' }] }),
  component: Register,
});

function Register() {
  return <RegisterScreen returnTo={returnPath(Route.useSearch().redirect)} />;
}
