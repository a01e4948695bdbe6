import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '~/features/sign-in/LoginScreen.tsx';
import { tableHead } from '~/kernel/head/seo.ts';
import { textParam } from '~/kernel/search-params.ts';
import { useApp } from '~/kernel/use-app.ts';
import { requireVisitor } from '~/session/guards.ts';
import { placeAfterSignIn, returnPath } from '~/session/return-path.ts';

export const Route = createFileRoute('/(sign-in)/login')({
  ssr: false,
  staticData: {
    title: 'Sign in',
    description: import.meta.env.SSR
      ? 'Sign in to your Regen account for your prices, orders and favorites.'
      : undefined,
    audience: 'visitors',
    isSignIn: true,
  },
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: textParam(search['redirect'], 2000),
  }),
  beforeLoad: ({ context, search }) => requireVisitor(context, placeAfterSignIn(context, search.redirect)),
  head: tableHead,
  component: Login,
});

function Login() {
  return <LoginScreen returnTo={returnPath(useApp(), Route.useSearch().redirect)} />;
}
