import { passwordValidateToken } from '@regen/sdk/query';
import { RegenApiError, RegenBadRequestError, RegenNotFoundError } from '@regen/sdk';
import { createPasswordsResource } from '@regen/sdk/resources/passwords';
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
import { useState } from 'react';
import { describeError } from '~/app/describe-error.ts';
import { useApp } from '~/kernel/use-app.ts';
import { FormShell, useAppForm } from '~/features/forms/index.ts';
import { keepEmail, keptEmail } from './kept-email.ts';
import { PasswordRules } from './PasswordRules.tsx';
import { SessionPage } from './SessionPage.tsx';
import { resetSchema } from './session-schemas.ts';
import * as styles from './session-screens.css.ts';

/** A new password with the link of the mail. */
export function ResetPasswordScreen({ token }: { token: string | undefined }) {
  const { call } = useApp();
  const { data, error, refetch, isFetching } = useQuery({
    ...passwordValidateToken(call, { token: token ?? '' }),
    enabled: token !== undefined,
    gcTime: 0,
  });
  // A link that was cut off or mistyped is no link of ours.
  const isGarbage = error instanceof RegenBadRequestError || error instanceof RegenNotFoundError;
  if (token === undefined || data?.isValid === false || isGarbage) return <UselessLink />;
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
  const { service, session } = useApp();
  const navigate = useNavigate();
  const showToast = useToast();
  // The link names nobody: whoever finds it must not learn whose it is. This tab may know who asked for it.
  const [email] = useState(keptEmail);
  const [isUsed, setIsUsed] = useState(false);
  const form = useAppForm({
    id: 'reset',
    schema: resetSchema,
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      try {
        await service(createPasswordsResource).reset({ token, password });
      } catch (error) {
        // It ended or was used while the password was being typed.
        if (!(error instanceof RegenApiError) || error.code !== 'reset_token_invalid') throw error;
        setIsUsed(true);
        return;
      }
      // The server has ended the session of this browser too.
      if (session.current() !== null) session.finish();
      keepEmail(email);
      showToast({ message: 'Your new password is set. Sign in with it.', tone: 'success' });
      await navigate({ to: '/login', replace: true });
    },
  });
  if (isUsed) return <UselessLink />;
  return (
    <SessionPage title="Set a new password" lead="You are signed out everywhere else once it is set.">
      <FormShell {...form} label="Set a new password">
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <div className={styles.withRules}>
          <PasswordField
            {...form.field('password')}
            label="New password"
            hint="A few words are fine."
            autoComplete="new-password"
            maxLength={200}
          />
          <PasswordRules password={form.form.watch('password')} email={email} />
        </div>
        <Button type="submit" size="lg" fullWidth loading={form.isSubmitting}>
          Save the password
        </Button>
      </FormShell>
    </SessionPage>
  );
}
