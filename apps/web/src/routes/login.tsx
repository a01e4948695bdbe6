import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '~/app/lead-to.ts';
import { textParam } from '~/app/search-params.ts';
import { returnPath } from '~/features/account/return-path.ts';
import { LoginScreen } from '~/features/session-screens/LoginScreen.tsx';

export const Route = createFileRoute('/login')({
  ssr: false,
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: textParam(search['redirect'], 2000),
  }),
  beforeLoad: async ({ context, search }) => {
    if (context.session.current() !== null) await leadTo(context, returnPath(search.redirect));
  },
  head: () => ({ meta: [{ title: 'Sign in · Regen' }, { name: 'robots', content: 'noindex' }] }),
  component: Login,
});

function Login() {
  const { redirect: wanted } = Route.useSearch();
  return <LoginScreen returnTo={returnPath(wanted)} isLedHere={returnPath(wanted) !== '/'} />;
}
