import type { User } from '@regen/sdk';
import { userUpdatePhone } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Checkbox } from '@regen/ui-kit/Checkbox';
import { Stack } from '@regen/ui-kit/Stack';
import { TextField } from '@regen/ui-kit/TextField';
import { useToast } from '@regen/ui-kit/Toast';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { contactSchema } from './profile-schemas.ts';

/** The phone number, and whether text messages may reach it. */
export function ContactForm({ user }: { user: User }) {
  const { session } = useApp();
  const update = useWrite(userUpdatePhone);
  const showToast = useToast();
  const form = useAppForm({
    id: 'contact',
    schema: contactSchema,
    defaultValues: { phone: user.phone ?? '', smsOptIn: user.smsOptIn },
    draft: { key: 'regen.draft.contact.1', hasNotice: true },
    isGuarded: true,
    onSubmit: async ({ phone, smsOptIn }) => {
      const changed = await update.mutateAsync({ id: user.id, phone: phone === '' ? null : phone, smsOptIn });
      session.setUser(changed);
      form.form.reset({ phone: changed.phone ?? '', smsOptIn: changed.smsOptIn });
      showToast({ message: 'Phone number saved.', tone: 'success' });
    },
  });
  return (
    <FormShell {...form} label="Phone">
      <TextField
        {...form.field('phone')}
        type="tel"
        label="Phone"
        optional
        hint="For questions about your orders."
        autoComplete="tel"
        maxLength={32}
      />
      <Checkbox {...form.field('smsOptIn')} label="Regen may text this number" />
      <Stack align="start">
        <Button type="submit" variant="secondary" loading={form.isSubmitting}>
          Save phone number
        </Button>
      </Stack>
    </FormShell>
  );
}
