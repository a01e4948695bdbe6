import type { LinkedProfessional } from '@regen/sdk';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { SessionPage } from '~/features/sign-in/index.ts';

export interface InvitationDoneProps {
  professional: LinkedProfessional;
  isNewAccount: boolean;
}

/** Accepted: who the clinic is, and the way on. */
export function InvitationDone({ professional, isNewAccount }: InvitationDoneProps) {
  const { accountName } = professional;
  return (
    <SessionPage title={`Welcome to ${accountName}`} lead="You’re connected.">
      <Banner tone="success" title={isNewAccount ? 'Your account is ready' : undefined}>
        <Text>
          {accountName} can recommend products to you and see what you order here.
          {isNewAccount ? ' Sign in with the email address the invitation was sent to and your new password.' : null}
        </Text>
      </Banner>
      <Inline>
        {isNewAccount ? (
          <Button asChild>
            <Link to="/login">Sign in</Link>
          </Button>
        ) : null}
        <Button variant={isNewAccount ? 'secondary' : 'primary'} asChild>
          <Link to="/products">Browse all products</Link>
        </Button>
      </Inline>
    </SessionPage>
  );
}
