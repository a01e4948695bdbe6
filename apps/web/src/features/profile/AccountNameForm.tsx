import { accountGet, userUpdateAccountName } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { TextField } from '@regen/ui-kit/TextField';
import { useToast } from '@regen/ui-kit/Toast';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { accountNameSchema } from './profile-schemas.ts';

/** The name that receipts, clients and messages show. */
export function AccountNameForm({ userId }: { userId: string }) {
  const { call } = useApp();
  const { data, error, refetch, isFetching } = useQuery(accountGet(call));
  if (data !== undefined) return <NameForm userId={userId} accountName={data.accountName} />;
  if (error === null) return <Skeleton shape="block" />;
  return (
    <ErrorState {...describeError(error)} headingLevel={3} onRetry={() => void refetch()} isRetrying={isFetching} />
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
