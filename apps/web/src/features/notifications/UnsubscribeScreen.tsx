import { RegenApiError } from '@regen/sdk';
import { notificationUnsubscribe } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Page } from '@regen/ui-kit/Page';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useWrite } from '~/kernel/use-write.ts';

/** The link is invalid or incomplete: retrying would not help. */
const isDead = (error: unknown): boolean => error instanceof RegenApiError && [400, 404].includes(error.status);

/** `/notifications/unsubscribe`: the link at the end of an email. Opening it changes nothing, because email clients open links too. */
export function UnsubscribeScreen({ token }: { token: string }) {
  const { data, error, isPending, mutate } = useWrite(notificationUnsubscribe);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = data !== undefined || isDead(error);
  useEffect(() => {
    // The pressed button is gone; the focus makes screen readers read what replaced it.
    if (isOver) heading.current?.focus();
  }, [isOver]);
  const { title, text } = textsOf(data !== undefined, isOver);
  return (
    <Page width="narrow" space="lg" gap="6" align="start">
      <Heading ref={heading} level={1} tabIndex={-1}>
        {title}
      </Heading>
      <Text size="lg" tone="muted">
        {text}
      </Text>
      {error !== null && !isOver ? <FailureBanner error={error} /> : null}
      {isOver ? (
        <Button asChild>
          <Link to="/account">Go to your account</Link>
        </Button>
      ) : (
        <Inline gap="3">
          <Button size="lg" loading={isPending} onClick={() => mutate({ token })}>
            Unsubscribe
          </Button>
          <Button size="lg" variant="secondary" asChild>
            <Link to="/">Keep these emails</Link>
          </Button>
        </Inline>
      )}
    </Page>
  );
}

function textsOf(isDone: boolean, isOver: boolean): { title: string; text: string } {
  if (isDone)
    return {
      title: 'You’ve been unsubscribed',
      text: 'We won’t email you about unread messages again. You can turn these emails back on in your profile.',
    };
  if (isOver)
    return {
      title: 'We couldn’t unsubscribe you',
      text: 'This link is invalid or incomplete. Open it from the email again, or turn these emails off in your profile.',
    };
  return {
    title: 'Stop emails about unread messages?',
    text: 'You can still read your messages in your account.',
  };
}
