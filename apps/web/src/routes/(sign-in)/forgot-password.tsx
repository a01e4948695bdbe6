import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '~/features/sign-in/ForgotPasswordScreen.tsx';
import { tableHead } from '~/kernel/head/seo.ts';

export const Route = createFileRoute('/(sign-in)/forgot-password')({
  ssr: false,
  staticData: {
    title: 'Forgot your password',
    description: import.meta.env.SSR ? 'Get an email with a link to choose a new password.' : undefined,
    audience: 'everybody',
    isSignIn: true,
  },
  head: tableHead,
  component: ForgotPasswordScreen,
});
