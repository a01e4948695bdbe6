import { RegenApiError } from '@regen/sdk';
import { passwordReset, passwordValidateToken } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { resetSchema } from './session-schemas.ts';
import { SessionPage } from './SessionPage.tsx';
import { rememberEmail, rememberReset, resetEmail } from './sign-in-drafts.ts';
import { UselessLink } from './UselessLink.tsx';

/** A new password, with the link from the email. */
export function ResetPasswordScreen({ token }: { token: string | undefined }) {
  return token === undefined ? <UselessLink /> : <Checked token={token} />;
}

function Checked({ token }: { token: string }) {
  const { isValid } = usePrefetchedQuery(passwordValidateToken, { token }).data;
  return isValid ? <NewPassword token={token} /> : <UselessLink />;
}

function NewPassword({ token }: { token: string }) {
  const { call, queryClient, session } = useApp();
  const reset = useWrite(passwordReset);
  const navigate = useNavigate();
  // The link names nobody: a finder must not learn whose it is. This browser may know who requested it.
  const [email] = useState(resetEmail);
  const [isUsed, setIsUsed] = useState(false);
  const form = useAppForm({
    id: 'reset',
    schema: resetSchema,
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      try {
        await reset.mutateAsync({ token, password });
      } catch (error) {
        // It ended or was used while the password was being typed.
        if (!(error instanceof RegenApiError) || error.code !== 'reset_token_invalid') throw error;
        setIsUsed(true);
        return;
      }
      // The server has ended the session of this browser too.
      if (session.current() !== null) session.finish();
      rememberEmail(email);
      rememberReset(null);
      await navigate({ to: '/login', replace: true, state: { isPasswordSet: true } });
      // It works once.
      queryClient.removeQueries(passwordValidateToken(call, { token }));
    },
  });
  if (isUsed) return <UselessLink />;
  return (
    <SessionPage title="Set a new password" lead="Saving it signs you out everywhere else.">
      <FormShell {...form} label="Set a new password">
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField
          {...form.field('password')}
          label="New password"
          hint="A passphrase works well."
          password={form.form.watch('password')}
          email={email}
        />
        <Button type="submit" size="lg" fullWidth loading={form.isSubmitting}>
          Save password
        </Button>
      </FormShell>
    </SessionPage>
  );
}
