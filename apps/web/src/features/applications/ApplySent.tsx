import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSession } from '~/kernel/use-session.ts';
import type { SentApplication } from './sent-application.ts';

/** It has arrived: its reference, and what happens now. */
export function ApplySent({ sent, isNew }: { sent: SentApplication; isNew: boolean }) {
  const session = useSession();
  const title = useRef<HTMLHeadingElement>(null);
  // The address of the page stays, so nothing else moves the focus from the button that is gone.
  useEffect(() => {
    if (!isNew) return;
    title.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [isNew]);
  return (
    <Stack gap="6">
      <Heading ref={title} level={1} size="lg" tabIndex={-1}>
        We’ve got your application
      </Heading>
      <Banner tone="success" title={`Your reference is ${sent.reference}`}>
        <Text>We’ve emailed it to {sent.email}.</Text>
      </Banner>
      <Text measure>
        We’ll review the license for {sent.businessName} within two business days and reply by email.{' '}
        {session === null
          ? 'To see your application’s status, create an account or sign in with the same email address in this browser.'
          : 'You can see its status in your profile.'}
      </Text>
      <Inline gap="3">
        {session === null ? (
          <>
            <Button asChild>
              <Link to="/register-retail">Create an account</Link>
            </Button>
            <Button variant="secondary" asChild>
              <Link to="/login">Sign in</Link>
            </Button>
          </>
        ) : (
          <Button asChild>
            <Link to="/$site/my-account/profile" params={{ site: session.site }}>
              Go to your profile
            </Link>
          </Button>
        )}
        <Button variant="ghost" asChild>
          <Link to="/products">View products</Link>
        </Button>
      </Inline>
    </Stack>
  );
}
