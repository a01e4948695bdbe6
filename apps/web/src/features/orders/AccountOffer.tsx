import { RegenConflictError, type Order } from '@regen/sdk';
import { userRegister } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { newPassword, NewPasswordField, rememberEmail, useStartSession } from '~/features/sign-in/index.ts';
import { ReadTerms } from '~/features/terms/index.ts';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';
import * as styles from './orders.css.ts';

/** Offers a guest an account after an order: all that is missing is a password. */
export function AccountOffer({ order }: { order: Order }) {
  const { brand } = useApp().config.seller;
  const { firstName, lastName } = order.shippingAddress;
  const { email } = order;
  const here = `/order/${order.id}`;
  const register = useWrite(userRegister);
  const start = useStartSession({ isNew: true });
  const [isTaken, setIsTaken] = useState(false);
  const form = useAppForm({
    id: 'account',
    schema: z.object({ password: newPassword(email) }),
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      setIsTaken(false);
      await start(await register.mutateAsync({ firstName, lastName, email, password, acceptTerms: true }));
    },
    describe: (error) => {
      if (!(error instanceof RegenConflictError) || error.code !== 'email_taken') return null;
      rememberEmail(email);
      setIsTaken(true);
      return { message: 'There’s already an account with this email address. Sign in, or reset the password.' };
    },
  });
  return (
    <Card as="section" tone="sunken" padding="lg" aria-labelledby="account-offer">
      <Stack gap="4">
        <Heading level={2} size="md" id="account-offer">
          Check out faster next time
        </Heading>
        <Text tone="muted" className={styles.withEmail}>
          Just add a password. Your account for {email} will include this order and your address.
        </Text>
        <FormShell {...form} label="Create an account">
          {/* Tells password managers whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <NewPasswordField
            {...form.field('password')}
            label="Password"
            hint="A passphrase works well."
            password={form.form.watch('password')}
            email={email}
          />
          <Button type="submit" loading={form.isSubmitting}>
            Create account
          </Button>
          {isTaken ? (
            <Button variant="secondary" asChild>
              <Link to="/login" search={{ redirect: here }}>
                Sign in with this email
              </Link>
            </Button>
          ) : null}
          <div>
            <Text size="sm" tone="muted">
              By creating an account, you accept our terms and conditions, and {brand} may store your details to manage
              it.
            </Text>
            <ReadTerms />
          </div>
        </FormShell>
      </Stack>
    </Card>
  );
}
