import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '~/features/session-screens/ForgotPasswordScreen.tsx';

export const Route = createFileRoute('/forgot-password')({
  ssr: false,
  head: () => ({ meta: [{ title: 'Forgot your password · Regen' }, { name: 'robots', content: 'noindex' }] }),
  component: ForgotPasswordScreen,
});
