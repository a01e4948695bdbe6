import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { PasswordField } from '@regen/ui-kit/PasswordField';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useToast } from '@regen/ui-kit/Toast';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useNavigate } from '@tanstack/react-router';
import { describeError } from '~/app/describe-error.ts';
import { useMember } from '~/app/member-client.ts';
import { FormShell, useAppForm } from '~/features/forms/index.ts';
import { SessionPage } from './SessionPage.tsx';
import { resetSchema } from './session-schemas.ts';

/** A new password with the link of the mail. */
export function ResetPasswordScreen({ token }: { token: string | undefined }) {
  const { queries } = useMember();
  const { data, error, refetch, isFetching } = useQuery({
    ...queries.passwords.validateToken({ token: token ?? '' }),
    enabled: token !== undefined,
    gcTime: 0,
  });
  if (token === undefined || data?.isValid === false) return <UselessLink />;
  if (data === undefined) {
    return (
      <SessionPage title="Set a new password">
        {error === null ? (
          <Stack gap="4">
            <Skeleton width="half" />
            <Skeleton shape="button" />
            <Skeleton shape="button" />
          </Stack>
        ) : (
          <ErrorState {...describeError(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </SessionPage>
    );
  }
  return <NewPassword token={token} />;
}

function UselessLink() {
  return (
    <SessionPage title="Set a new password">
      <Banner tone="warning" title="This link cannot be used any more">
        <Text>A link works once, for an hour, and only the newest one counts.</Text>
      </Banner>
      <Button asChild>
        <RouterLink to="/forgot-password">Send a new link</RouterLink>
      </Button>
    </SessionPage>
  );
}

function NewPassword({ token }: { token: string }) {
  const { regen } = useMember();
  const navigate = useNavigate();
  const showToast = useToast();
  const form = useAppForm({
    id: 'reset',
    schema: resetSchema,
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      await regen.passwords.reset({ token, password });
      showToast({ message: 'Your new password is set. Sign in with it.', tone: 'success' });
      await navigate({ to: '/login', replace: true });
    },
  });
  return (
    <SessionPage title="Set a new password" lead="You are signed out everywhere else once it is set.">
      <FormShell {...form} label="Set a new password">
        {/* Nobody but the mail's reader knows the account; password managers ask for the field all the same. */}
        <input type="text" name="username" autoComplete="username" defaultValue="" hidden />
        <PasswordField
          {...form.field('password')}
          label="New password"
          hint="At least 10 characters. A few words are fine."
          autoComplete="new-password"
          maxLength={200}
        />
        <Button type="submit" size="lg" fullWidth loading={form.isSubmitting}>
          Save the password
        </Button>
      </FormShell>
    </SessionPage>
  );
}
