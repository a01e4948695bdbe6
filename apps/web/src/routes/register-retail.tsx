import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '~/app/lead-to.ts';
import { textParam } from '~/app/search-params.ts';
import { returnPath } from '~/features/account/return-path.ts';
import { RegisterScreen } from '~/features/session-screens/RegisterScreen.tsx';

export const Route = createFileRoute('/register-retail')({
  ssr: false,
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: textParam(search['redirect'], 2000),
  }),
  beforeLoad: async ({ context, search }) => {
    if (context.session.current() !== null) await leadTo(context, returnPath(search.redirect));
  },
  head: () => ({ meta: [{ title: 'Create an account · Regen' }] }),
  component: Register,
});

function Register() {
  return <RegisterScreen returnTo={returnPath(Route.useSearch().redirect)} />;
}
