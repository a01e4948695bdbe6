import { passwordForgot } from '@regen/sdk/query';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { Link } from '@regen/ui-kit/Link';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Text } from '@regen/ui-kit/Text';
import { Link as RouterLink } from '@tanstack/react-router';
import { useState } from 'react';
import { EmailField } from '~/kernel/forms/EmailField.tsx';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { focusHeading } from '~/kernel/page/focus-heading.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { forgotSchema } from './session-schemas.ts';
import { SessionPage } from './SessionPage.tsx';
import { rememberEmail, rememberedEmail, rememberReset } from './sign-in-drafts.ts';

/** Requests the reset email. The response is the same whether the address is known or not. */
export function ForgotPasswordScreen() {
  const forgot = useWrite(passwordForgot);
  const announce = useAnnounce();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAppForm({
    id: 'forgot',
    schema: forgotSchema,
    // What was typed into the sign-in.
    defaultValues: { email: rememberedEmail() },
    onSubmit: async ({ email }) => {
      await forgot.mutateAsync({ email });
      rememberEmail(email);
      rememberReset(email);
      setSentTo(email);
      announce('The email is on its way.');
      requestAnimationFrame(() => focusHeading());
    },
  });
  if (sentTo !== null) {
    return (
      <SessionPage title="Check your inbox">
        <Banner tone="success" title="The email is on its way">
          <Text>
            If there’s an account with {sentTo}, we’ve emailed it a link to set a new password. The link works once and
            expires in an hour.
          </Text>
        </Banner>
        <Inline>
          <Button variant="secondary" onClick={() => setSentTo(null)}>
            Use another address
          </Button>
          <Button variant="ghost" asChild>
            <RouterLink to="/login">Back to sign in</RouterLink>
          </Button>
        </Inline>
      </SessionPage>
    );
  }
  return (
    <SessionPage
      title="Forgot your password?"
      lead="Enter your email address and we’ll send you a link to set a new one."
    >
      <FormShell {...form} label="Forgot your password">
        <EmailField {...form.field('email')} autoComplete="username" />
        <Button type="submit" size="lg" fullWidth loading={form.isSubmitting}>
          Send link
        </Button>
      </FormShell>
      <Text>
        <Link asChild>
          <RouterLink to="/login">Back to sign in</RouterLink>
        </Link>
      </Text>
    </SessionPage>
  );
}
