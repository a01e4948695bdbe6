import { Button } from '@regen/ui-kit/Button';
import { Text } from '@regen/ui-kit/Text';
import { NewPasswordField, resetSchema, SessionPage } from '~/features/sign-in/index.ts';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { useApp } from '~/kernel/use-app.ts';

/** The invited person has no account yet: a password is all that it takes. */
export function NewAccount({ onAccept }: { onAccept: (password: string) => Promise<void> }) {
  const { brand } = useApp().config.seller;
  const form = useAppForm({
    id: 'invitation',
    schema: resetSchema,
    defaultValues: { password: '' },
    onSubmit: ({ password }) => onAccept(password),
  });
  return (
    <SessionPage
      title="Choose a password"
      lead="You don’t have an account yet. We have your name and email address, so just add a password."
    >
      <FormShell {...form} label="Choose a password">
        {/* Only the recipient knows the address; password managers need the field all the same. */}
        <input type="text" name="username" autoComplete="username" defaultValue="" hidden />
        <NewPasswordField
          {...form.field('password')}
          label="Password"
          hint="A passphrase works well."
          password={form.form.watch('password')}
        />
        <Button type="submit" size="lg" fullWidth loading={form.isSubmitting}>
          Create account and accept
        </Button>
        <Text size="sm" tone="muted">
          {brand} stores these details to manage your account.
        </Text>
      </FormShell>
    </SessionPage>
  );
}
