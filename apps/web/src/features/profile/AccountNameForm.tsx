import { accountGet, userUpdateAccountName } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Stack } from '@regen/ui-kit/Stack';
import { TextField } from '@regen/ui-kit/TextField';
import { useToast } from '@regen/ui-kit/Toast';
import { useQuery } from '@tanstack/react-query';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { accountNameSchema } from './profile-schemas.ts';

/** The name that receipts, clients and messages show. */
export function AccountNameForm({ userId }: { userId: string }) {
  const { call } = useApp();
  const account = useQuery(accountGet(call));
  return (
    <Reading query={account}>{({ accountName }) => <NameForm userId={userId} accountName={accountName} />}</Reading>
  );
}

function NameForm({ userId, accountName }: { userId: string; accountName: string }) {
  const update = useWrite(userUpdateAccountName);
  const showToast = useToast();
  const form = useAppForm({
    id: 'account-name',
    schema: accountNameSchema,
    defaultValues: { accountName },
    draft: { key: 'regen.draft.accountName.1', hasNotice: true },
    isGuarded: true,
    onSubmit: async (values) => {
      const account = await update.mutateAsync({ id: userId, ...values });
      form.form.reset({ accountName: account.accountName });
      showToast({ message: 'Account name saved.', tone: 'success' });
    },
  });
  return (
    <FormShell {...form} label="Account name">
      <TextField
        {...form.field('accountName')}
        label="Account name"
        hint="Shown on receipts and messages."
        autoComplete="organization"
        maxLength={120}
      />
      <Stack align="start">
        <Button type="submit" variant="secondary" loading={form.isSubmitting}>
          Save account name
        </Button>
      </Stack>
    </FormShell>
  );
}
