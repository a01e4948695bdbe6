import type { User } from '@regen/sdk';
import { userUpdateName } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Stack } from '@regen/ui-kit/Stack';
import { TextField } from '@regen/ui-kit/TextField';
import { useToast } from '@regen/ui-kit/Toast';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { nameSchema } from './profile-schemas.ts';

/** First and last name of the person. */
export function NameForm({ user }: { user: User }) {
  const { session } = useApp();
  const update = useWrite(userUpdateName);
  const showToast = useToast();
  const form = useAppForm({
    id: 'name',
    schema: nameSchema,
    defaultValues: { firstName: user.firstName, lastName: user.lastName },
    isGuarded: true,
    onSubmit: async (values) => {
      const changed = await update.mutateAsync({ id: user.id, ...values });
      session.setUser(changed);
      form.form.reset({ firstName: changed.firstName, lastName: changed.lastName });
      showToast({ message: 'Name saved.', tone: 'success' });
    },
  });
  return (
    <FormShell {...form} label="Name">
      <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" maxLength={80} />
      <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" maxLength={80} />
      <Stack align="start">
        <Button type="submit" variant="secondary" loading={form.isSubmitting}>
          Save name
        </Button>
      </Stack>
    </FormShell>
  );
}
