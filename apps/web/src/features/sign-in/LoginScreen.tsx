import { RegenUnauthorizedError } from '@regen/sdk';
import { sessionCreate } from '@regen/sdk/query';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Link } from '@regen/ui-kit/Link';
import { PasswordField } from '@regen/ui-kit/PasswordField';
import { Text } from '@regen/ui-kit/Text';
import { Link as RouterLink, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { EmailField } from '~/kernel/forms/EmailField.tsx';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { hasDraftOfPerson } from '~/kernel/stored/forget.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { loginSchema } from './session-schemas.ts';
import { SessionPage } from './SessionPage.tsx';
import { LOGIN_DRAFT } from './sign-in-drafts.ts';
import { useStartSession } from './use-start-session.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** A new password was set a moment ago; for the sign-in. */
    isPasswordSet?: boolean;
  }
}

export interface LoginScreenProps {
  /** A path on this origin. */
  returnTo: string;
}

export function LoginScreen({ returnTo }: LoginScreenProps) {
  const [wasTyping] = useState(hasDraftOfPerson);
  const isPasswordSet = useLocation({ select: ({ state }) => state.isPasswordSet === true });
  const isRedirected = useLocation({ select: ({ state }) => state.isRedirectedToSignIn === true });
  const create = useWrite(sessionCreate);
  const start = useStartSession();
  const form = useAppForm({
    id: 'login',
    schema: loginSchema,
    defaultValues: { email: '', password: '' },
    draft: { ...LOGIN_DRAFT, omit: ['password'] },
    onSubmit: async (values) => {
      await start(await create.mutateAsync(values));
    },
    describe: (error) =>
      error instanceof RegenUnauthorizedError
        ? { message: 'Email and password don’t match. Check both, or reset your password.' }
        : null,
  });
  return (
    <SessionPage
      title="Sign in"
      lead={
        <>
          New here?{' '}
          <Link asChild>
            <RouterLink to="/register-retail" search={{ redirect: returnTo === '/' ? undefined : returnTo }}>
              Create an account
            </RouterLink>
          </Link>
        </>
      }
    >
      {isPasswordSet ? (
        <Banner tone="success" title="Your new password is set">
          <Text>Sign in with it to continue.</Text>
        </Banner>
      ) : null}
      {isRedirected ? (
        <Banner tone="info">
          <Text>{wasTyping ? 'Please sign in again. We’ve kept everything you typed.' : 'Sign in to continue.'}</Text>
        </Banner>
      ) : null}
      <FormShell {...form} label="Sign in">
        <EmailField {...form.field('email')} autoComplete="username" />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
          maxLength={200}
          aside={
            <Link asChild>
              <RouterLink to="/forgot-password">Forgot password?</RouterLink>
            </Link>
          }
        />
        <Button type="submit" size="lg" fullWidth loading={form.isSubmitting}>
          Sign in
        </Button>
      </FormShell>
    </SessionPage>
  );
}
