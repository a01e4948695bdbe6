import { passwordValidateToken } from '@regen/sdk/query';
import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordFailure } from '~/features/sign-in/ResetPasswordFailure.tsx';
import { ResetPasswordScreen } from '~/features/sign-in/ResetPasswordScreen.tsx';
import { ResetPasswordSkeleton } from '~/features/sign-in/ResetPasswordSkeleton.tsx';
import { tableHead } from '~/kernel/head/seo.ts';

export const Route = createFileRoute('/(sign-in)/resetPassword/{-$token}')({
  ssr: false,
  staticData: {
    title: 'Set a new password',
    description: import.meta.env.SSR ? 'Choose a new password for your Regen account.' : undefined,
    audience: 'link',
    isSignIn: true,
    isSecret: true,
  },
  loader: async ({ context: { ensure }, params: { token } }) => {
    if (token !== undefined) await ensure(passwordValidateToken, { token });
  },
  head: tableHead,
  pendingComponent: ResetPasswordSkeleton,
  errorComponent: ResetPasswordFailure,
  component: () => <ResetPasswordScreen token={Route.useParams().token} />,
});
