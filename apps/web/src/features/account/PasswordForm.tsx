import { passwordReset } from '@regen/sdk/query';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { PasswordField } from '@regen/ui-kit/PasswordField';
import { Stack } from '@regen/ui-kit/Stack';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApp } from '~/app/use-app.ts';
import { FormShell, useAppForm } from '~/features/forms/index.ts';
import { PasswordRules } from '~/features/session-screens/index.ts';
import { passwordSchema } from './profile-schemas.ts';

/** Another password. It ends the sessions on all other devices. */
export function PasswordForm({ userId, email }: { userId: string; email: string }) {
  const { call } = useApp();
  const reset = useMutation(useMemo(() => passwordReset(call), [call]));
  const announce = useAnnounce();
  const [isChanged, setIsChanged] = useState(false);
  const form = useAppForm({
    id: 'password',
    schema: passwordSchema,
    defaultValues: { currentPassword: '', password: '' },
    onSubmit: async (values) => {
      setIsChanged(false);
      await reset.mutateAsync({ token: userId, isToken: false, ...values });
      form.form.reset();
      setIsChanged(true);
      announce('Your password is changed.');
    },
  });
  return (
    <FormShell {...form} label="Password">
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field('currentPassword')}
        label="Current password"
        autoComplete="current-password"
        maxLength={200}
      />
      <Stack gap="3">
        <PasswordField
          {...form.field('password')}
          label="New password"
          hint="A few words are fine. All other devices are signed out."
          autoComplete="new-password"
          maxLength={200}
        />
        <PasswordRules password={form.form.watch('password')} email={email} />
      </Stack>
      {isChanged ? (
        <Banner tone="success" title="Your password is changed">
          All other devices are signed out.
        </Banner>
      ) : null}
      <Stack align="start">
        <Button type="submit" variant="secondary" loading={form.isSubmitting}>
          Change the password
        </Button>
      </Stack>
    </FormShell>
  );
}
