import { createFileRoute } from '@tanstack/react-router';
import { tableHead } from '~/app/seo.ts';
import { ForgotPasswordScreen } from '~/features/session-screens/ForgotPasswordScreen.tsx';

export const Route = createFileRoute('/forgot-password')({
  ssr: false,
  staticData: {
    title: 'Forgot your password',
    description: 'Get a link by email to choose a new password.',
    audience: 'everybody',
  },
  head: tableHead,
  component: ForgotPasswordScreen,
});
