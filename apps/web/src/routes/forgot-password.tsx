import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '~/app/seo.ts';
import { ForgotPasswordScreen } from '~/features/session-screens/ForgotPasswordScreen.tsx';

export const Route = createFileRoute('/forgot-password')({
  ssr: false,
  head: () => privateHead('Forgot your password'),
  component: ForgotPasswordScreen,
});
