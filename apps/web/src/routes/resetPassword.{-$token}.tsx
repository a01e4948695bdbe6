import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '~/features/session-screens/ResetPasswordScreen.tsx';

export const Route = createFileRoute('/resetPassword/{-$token}')({
  ssr: false,
  head: () => ({
    meta: [
      { title: 'Set a new password · Regen' },
      { name: 'robots', content: 'noindex' },
      // The address carries a secret.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: ResetPassword,
});

function ResetPassword() {
  return <ResetPasswordScreen token={Route.useParams().token} />;
}
