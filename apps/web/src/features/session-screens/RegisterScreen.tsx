import { RegenConflictError } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Checkbox } from '@regen/ui-kit/Checkbox';
import { Link } from '@regen/ui-kit/Link';
import { PasswordField } from '@regen/ui-kit/PasswordField';
import { Text } from '@regen/ui-kit/Text';
import { TextField } from '@regen/ui-kit/TextField';
import { Link as RouterLink } from '@tanstack/react-router';
import { useMember } from '~/app/member-client.ts';
import { REGISTER_DRAFT } from '~/features/account/index.ts';
import { FormShell, useAppForm } from '~/features/forms/index.ts';
import { SessionPage } from './SessionPage.tsx';
import { registerSchema } from './session-schemas.ts';
import * as styles from './session-screens.css.ts';
import { useStartSession } from './use-start-session.ts';

/** An account of the retail channel. */
export function RegisterScreen({ returnTo }: { returnTo: string }) {
  const { regen } = useMember();
  const start = useStartSession(returnTo);
  const form = useAppForm({
    id: 'register',
    schema: registerSchema,
    defaultValues: { firstName: '', lastName: '', email: '', password: '', acceptTerms: false },
    draft: { key: REGISTER_DRAFT, omit: ['password'] },
    isGuarded: true,
    onSubmit: async (values) => {
      // The contract takes the one value that the schema has let through.
      await start(await regen.users.register({ ...values, acceptTerms: true }));
    },
    describe: (error) =>
      error instanceof RegenConflictError && error.code === 'email_taken'
        ? { message: 'There is an account with this email address already. Sign in, or reset its password.' }
        : null,
  });
  return (
    <SessionPage
      title="Create an account"
      lead={
        <>
          Have one already?{' '}
          <Link asChild>
            <RouterLink to="/login" search={{ redirect: returnTo === '/' ? undefined : returnTo }}>
              Sign in
            </RouterLink>
          </Link>
        </>
      }
    >
      <FormShell {...form} label="Create an account">
        <div className={styles.pair}>
          <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" maxLength={80} />
          <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" maxLength={80} />
        </div>
        <TextField
          {...form.field('email')}
          type="email"
          label="Email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <PasswordField
          {...form.field('password')}
          label="Password"
          hint="At least 10 characters. A few words are fine."
          autoComplete="new-password"
          maxLength={200}
        />
        <Checkbox {...form.field('acceptTerms')} label="I accept that Regen keeps these details to run my account" />
        <Button type="submit" size="lg" fullWidth loading={form.isSubmitting}>
          Create account
        </Button>
        <Text size="sm" tone="muted">
          This is an account for retail clients.
        </Text>
      </FormShell>
    </SessionPage>
  );
}
