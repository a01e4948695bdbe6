import { accountDeletionCreate } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Checkbox } from '@regen/ui-kit/Checkbox';
import { Inline } from '@regen/ui-kit/Inline';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useEffect } from 'react';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { fieldId, useAppForm } from '~/kernel/forms/use-app-form.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { deletionSchema } from './profile-schemas.ts';

const ID = 'delete-account';

interface DeleteAccountFormProps {
  userId: string;
  email: string;
  onClose: () => void;
}

/** Asks for the password and whether the person means it. Nothing is deleted for 14 days. */
export function DeleteAccountForm({ userId, email, onClose }: DeleteAccountFormProps) {
  const request = useWrite(accountDeletionCreate);
  const announce = useAnnounce();
  // What was pressed is gone.
  useEffect(() => document.getElementById(fieldId(ID, 'currentPassword'))?.focus(), []);
  const form = useAppForm({
    id: ID,
    schema: deletionSchema,
    defaultValues: { currentPassword: '', isSure: false },
    onSubmit: async ({ currentPassword }) => {
      await request.mutateAsync({ id: userId, currentPassword });
      announce('Your account will be deleted in 14 days.');
      onClose();
    },
  });
  return (
    <FormShell {...form} label="Delete account">
      <CurrentPasswordField {...form.field('currentPassword')} email={email} />
      <Checkbox
        {...form.field('isSure')}
        label="Delete my account and data in 14 days. Until then I can change my mind."
      />
      <Inline gap="3">
        <Button type="submit" variant="danger" loading={form.isSubmitting}>
          Delete account
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Keep account
        </Button>
      </Inline>
    </FormShell>
  );
}
