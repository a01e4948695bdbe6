import { emailChangeCreate } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { TextField } from '@regen/ui-kit/TextField';
import { useEffect } from 'react';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { fieldId, useAppForm } from '~/kernel/forms/use-app-form.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { emailChangeSchema } from './profile-schemas.ts';

const ID = 'email-change';

interface EmailChangeFormProps {
  userId: string;
  /** The address now. */
  email: string;
  onClose: () => void;
}

/** Asks for another address. Nothing changes until both addresses have confirmed it. */
export function EmailChangeForm({ userId, email, onClose }: EmailChangeFormProps) {
  const request = useWrite(emailChangeCreate);
  const announce = useAnnounce();
  // What was pressed is gone.
  useEffect(() => document.getElementById(fieldId(ID, 'newEmail'))?.focus(), []);
  const form = useAppForm({
    id: ID,
    schema: emailChangeSchema(email),
    defaultValues: { newEmail: '', currentPassword: '' },
    onSubmit: async (values) => {
      await request.mutateAsync({ id: userId, ...values });
      announce('Check both inboxes to confirm your new email.');
      onClose();
    },
  });
  return (
    <FormShell {...form} label="Change email">
      <TextField
        {...form.field('newEmail')}
        type="email"
        label="New email"
        hint="We’ll email a link to this address and one to your current address."
        inputMode="email"
        autoCapitalize="none"
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
      />
      <CurrentPasswordField {...form.field('currentPassword')} email={email} />
      <Inline gap="3">
        <Button type="submit" variant="secondary" loading={form.isSubmitting}>
          Send links
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Keep current email
        </Button>
      </Inline>
    </FormShell>
  );
}
