import { createFileRoute } from '@tanstack/react-router';
import { secretHead } from '~/app/seo.ts';
import { ResetPasswordScreen } from '~/features/session-screens/ResetPasswordScreen.tsx';

export const Route = createFileRoute('/resetPassword/{-$token}')({
  ssr: false,
  head: () => secretHead('Set a new password'),
  component: ResetPassword,
});

function ResetPassword() {
  return <ResetPasswordScreen token={Route.useParams().token} />;
}
