import { Button } from '@regen/ui-kit/Button';
import { Link } from '@regen/ui-kit/Link';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { TextField } from '@regen/ui-kit/TextField';
import { Link as RouterLink } from '@tanstack/react-router';
import { EmailField } from '~/kernel/forms/EmailField.tsx';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { useSession } from '~/kernel/use-session.ts';
import type { StepProps } from './step-props.ts';
import { contactSchema } from './steps.ts';

/** Where to send the confirmation. */
export function ContactStep({ draft, update, onDone }: StepProps) {
  const session = useSession();
  const form = useAppForm({
    id: 'contact',
    schema: contactSchema,
    defaultValues: draft.contact,
    onChange: (contact) => update({ contact }),
    onSubmit: async (contact) => {
      update({ contact });
      onDone();
    },
  });
  return (
    <FormShell {...form} label="Contact">
      {session ? null : (
        <Text>
          Have an account?{' '}
          <Link asChild>
            <RouterLink to="/login" search={{ redirect: '/checkout' }}>
              Sign in
            </RouterLink>
          </Link>{' '}
          for your prices, addresses and points. Or check out as a guest.
        </Text>
      )}
      <EmailField {...form.field('email')} autoComplete="email" hint="For your confirmation and delivery updates" />
      <TextField
        {...form.field('phone')}
        type="tel"
        label="Phone"
        optional
        hint="In case the carrier has a question"
        autoComplete="tel"
        maxLength={32}
      />
      <Stack align="start">
        <Button type="submit" loading={form.isSubmitting}>
          Continue to delivery
        </Button>
      </Stack>
    </FormShell>
  );
}
