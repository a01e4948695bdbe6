import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '~/features/sign-in/RegisterScreen.tsx';
import { tableHead } from '~/kernel/head/seo.ts';
import { textParam } from '~/kernel/search-params.ts';
import { useApp } from '~/kernel/use-app.ts';
import { requireVisitor } from '~/session/guards.ts';
import { returnPath } from '~/session/return-path.ts';

export const Route = createFileRoute('/(sign-in)/register-retail')({
  ssr: false,
  staticData: {
    title: 'Create an account',
    description: import.meta.env.SSR
      ? 'Create a Regen account to save favorites, track orders and check out faster.'
      : undefined,
    audience: 'visitors',
    isSignIn: true,
    isListed: true,
  },
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: textParam(search['redirect'], 2000),
  }),
  beforeLoad: ({ context, search }) => requireVisitor(context, returnPath(context, search.redirect)),
  head: tableHead,
  component: () => <RegisterScreen returnTo={returnPath(useApp(), Route.useSearch().redirect)} />,
});
