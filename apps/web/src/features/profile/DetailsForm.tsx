import type { User } from '@regen/sdk';
import { accountGet, userUpdateAccountName, userUpdateName, userUpdatePhone } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Checkbox } from '@regen/ui-kit/Checkbox';
import { Grid } from '@regen/ui-kit/Grid';
import { Stack } from '@regen/ui-kit/Stack';
import { TextField } from '@regen/ui-kit/TextField';
import { useToast } from '@regen/ui-kit/Toast';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { detailsSchema, type Details } from './profile-schemas.ts';

/** Names, phone number and the name of the account: one form with one button. */
export function DetailsForm({ user }: { user: User }) {
  const { call } = useApp();
  // The loader has requested it; a failure affects only this section.
  const account = useQuery(accountGet(call));
  return <Reading query={account}>{({ accountName }) => <Fields user={user} accountName={accountName} />}</Reading>;
}

const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) => ({ firstName, lastName });
const phoneOf = ({ phone, smsOptIn }: Pick<User, 'phone' | 'smsOptIn'>) => ({ phone: phone ?? '', smsOptIn });

function Fields({ user, accountName }: { user: User; accountName: string }) {
  const { brand } = useApp().config.seller;
  const save = useSave(user, { ...nameOf(user), ...phoneOf(user), accountName });
  const showToast = useToast();
  // Everybody knows the care team by its name.
  const hasAccountName = user.accountType !== 'admin';
  const form = useAppForm({
    id: 'details',
    schema: detailsSchema(hasAccountName),
    defaultValues: { ...nameOf(user), ...phoneOf(user), accountName },
    draft: { key: 'regen.draft.details.1', hasNotice: true },
    isGuarded: true,
    onSubmit: async (values) => {
      form.form.reset(await save(values));
      showToast({ message: 'Your details are saved.', tone: 'success' });
    },
  });
  return (
    <FormShell {...form} label="Your details">
      <Grid columns={{ base: '1', tablet: '2' }} gap="5" align="start">
        <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" maxLength={80} />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" maxLength={80} />
        <Stack gap="3">
          <TextField
            {...form.field('phone')}
            type="tel"
            label="Phone"
            optional
            hint="For questions about your orders."
            autoComplete="tel"
            maxLength={32}
          />
          <Checkbox {...form.field('smsOptIn')} label={`${brand} may text this number`} />
        </Stack>
        {hasAccountName ? (
          <TextField
            {...form.field('accountName')}
            label="Account name"
            hint="Shown on receipts and messages."
            autoComplete="organization"
            maxLength={120}
          />
        ) : null}
      </Grid>
      <Stack align="start">
        <Button type="submit" loading={form.isSubmitting}>
          Save
        </Button>
      </Stack>
    </FormShell>
  );
}

/** Sends what differs from what was last saved here, so that a change made elsewhere meanwhile stays. */
function useSave(user: User, initial: Details): (values: Details) => Promise<Details> {
  const { session } = useApp();
  const updateName = useWrite(userUpdateName);
  const updatePhone = useWrite(userUpdatePhone);
  const updateAccountName = useWrite(userUpdateAccountName);
  const last = useRef(initial);
  const { id } = user;
  return async ({ firstName, lastName, phone, smsOptIn, accountName }) => {
    if (firstName !== last.current.firstName || lastName !== last.current.lastName) {
      const changed = await updateName.mutateAsync({ id, firstName, lastName });
      // At once: the next write may fail.
      session.setUser(changed);
      last.current = { ...last.current, ...nameOf(changed) };
    }
    if (phone !== last.current.phone || smsOptIn !== last.current.smsOptIn) {
      const changed = await updatePhone.mutateAsync({ id, phone: phone === '' ? null : phone, smsOptIn });
      session.setUser(changed);
      last.current = { ...last.current, ...phoneOf(changed) };
    }
    if (accountName !== last.current.accountName) {
      const account = await updateAccountName.mutateAsync({ id, accountName });
      last.current = { ...last.current, accountName: account.accountName };
    }
    return last.current;
  };
}
