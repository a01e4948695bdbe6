import { RegenConflictError } from '@regen/sdk';
import { userRegister } from '@regen/sdk/query';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Checkbox } from '@regen/ui-kit/Checkbox';
import { FieldGrid } from '@regen/ui-kit/FieldGrid';
import { Inline } from '@regen/ui-kit/Inline';
import { Link } from '@regen/ui-kit/Link';
import { Text } from '@regen/ui-kit/Text';
import { TextField } from '@regen/ui-kit/TextField';
import { Link as RouterLink } from '@tanstack/react-router';
import { useState } from 'react';
import { ReadTerms } from '~/features/terms/index.ts';
import { EmailField } from '~/kernel/forms/EmailField.tsx';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { registerSchema } from './session-schemas.ts';
import { SessionPage } from './SessionPage.tsx';
import { REGISTER_DRAFT, rememberEmail } from './sign-in-drafts.ts';
import { useStartSession } from './use-start-session.ts';

/** An account of the retail channel. */
export function RegisterScreen({ returnTo }: { returnTo: string }) {
  const { brand } = useApp().config.seller;
  const register = useWrite(userRegister);
  const start = useStartSession({ isNew: true });
  // The store page the person came from.
  const { storeLabel } = useApp().pageAt(returnTo.replace(/[?#].*/, '')).params;
  const [isTaken, setIsTaken] = useState(false);
  const form = useAppForm({
    id: 'register',
    schema: registerSchema,
    defaultValues: { firstName: '', lastName: '', email: '', password: '', acceptTerms: false },
    draft: { ...REGISTER_DRAFT, omit: ['password'] },
    // A person with an account loses nothing by leaving for sign-in.
    isGuarded: !isTaken,
    onSubmit: async (values) => {
      setIsTaken(false);
      // The contract takes the one value that the schema has let through.
      await start(await register.mutateAsync({ ...values, acceptTerms: true }));
    },
    describe: (error) => {
      if (!(error instanceof RegenConflictError) || error.code !== 'email_taken') return null;
      // It fills in the sign-in form, and the one for a forgotten password.
      rememberEmail(form.form.getValues('email').trim());
      setIsTaken(true);
      return { message: 'There’s already an account with this email address. Sign in, or reset the password.' };
    },
  });
  const values = form.form.watch();
  return (
    <SessionPage
      title="Create an account"
      lead={
        <>
          Already have one?{' '}
          <Link asChild>
            <RouterLink to="/login" search={{ redirect: returnTo === '/' ? undefined : returnTo }}>
              Sign in
            </RouterLink>
          </Link>
        </>
      }
    >
      {storeLabel === undefined ? null : (
        <Banner tone="info">
          <Text>You’ll return to the store page afterward.</Text>
        </Banner>
      )}
      {isTaken ? (
        <Inline gap="3">
          <Button variant="secondary" asChild>
            <RouterLink to="/login" search={{ redirect: returnTo === '/' ? undefined : returnTo }}>
              Sign in with this email
            </RouterLink>
          </Button>
          <Button variant="ghost" asChild>
            <RouterLink to="/forgot-password">Reset password</RouterLink>
          </Button>
        </Inline>
      ) : null}
      <FormShell {...form} label="Create an account">
        <FieldGrid>
          <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" maxLength={80} />
          <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" maxLength={80} />
        </FieldGrid>
        <EmailField {...form.field('email')} autoComplete="username" />
        <NewPasswordField
          {...form.field('password')}
          label="Password"
          hint="A passphrase works well."
          password={values.password}
          email={values.email}
        />
        <div>
          <Checkbox
            {...form.field('acceptTerms')}
            label={`I accept the terms and conditions, and ${brand} may store my details to manage my account`}
          />
          <ReadTerms />
        </div>
        <Button type="submit" size="lg" fullWidth loading={form.isSubmitting}>
          Create account
        </Button>
        <Text size="sm" tone="muted">
          This is an account for retail clients. Are you a skincare professional?{' '}
          <Link asChild>
            <RouterLink to="/become-pro">Become a professional</RouterLink>
          </Link>
        </Text>
      </FormShell>
    </SessionPage>
  );
}
