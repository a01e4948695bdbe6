import { passwordReset } from '@regen/sdk/query';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { PasswordField } from '@regen/ui-kit/PasswordField';
import { Stack } from '@regen/ui-kit/Stack';
import { useState } from 'react';
import { NewPasswordField } from '~/features/sign-in/index.ts';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { isCurrentMissing } from './is-current-missing.ts';
import { passwordSchema } from './profile-schemas.ts';

/** Another password. It ends the sessions on all other devices. Only the server knows how long ago the person signed in. */
export function PasswordForm({ userId, email }: { userId: string; email: string }) {
  const reset = useWrite(passwordReset);
  const announce = useAnnounce();
  const [isChanged, setIsChanged] = useState(false);
  const [isCurrentAsked, setIsCurrentAsked] = useState(false);
  const form = useAppForm({
    id: 'password',
    schema: passwordSchema(isCurrentAsked, email),
    defaultValues: { currentPassword: '', password: '' },
    onSubmit: async ({ currentPassword, password }) => {
      setIsChanged(false);
      const proof = isCurrentAsked ? { currentPassword } : {};
      await reset.mutateAsync({ token: userId, isToken: false, password, ...proof }).catch((error: unknown) => {
        if (isCurrentMissing(error)) setIsCurrentAsked(true);
        throw error;
      });
      form.form.reset();
      setIsChanged(true);
      announce('Password changed.');
    },
  });
  return (
    <FormShell {...form} label="Password">
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {isCurrentAsked ? (
        <PasswordField
          {...form.field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
          maxLength={200}
        />
      ) : null}
      <NewPasswordField
        {...form.field('password')}
        label="New password"
        hint="A passphrase works well. You’ll be signed out on all other devices."
        password={form.form.watch('password')}
        email={email}
      />
      {isChanged ? (
        <Banner tone="success" title="Password changed">
          All other devices have been signed out.
        </Banner>
      ) : null}
      <Stack align="start">
        <Button type="submit" variant="secondary" loading={form.isSubmitting}>
          Change password
        </Button>
      </Stack>
    </FormShell>
  );
}
