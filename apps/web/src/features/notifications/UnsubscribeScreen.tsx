import { RegenApiError } from '@regen/sdk';
import { notificationUnsubscribe, reviewUnsubscribe } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Page } from '@regen/ui-kit/Page';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useSession } from '~/kernel/use-session.ts';
import { useWrite } from '~/kernel/use-write.ts';

interface UnsubscribeProps {
  token: string;
  kind: 'messages' | 'reviews';
}

const KINDS: Record<UnsubscribeProps['kind'], { question: string; stays: string; done: string }> = {
  messages: {
    question: 'Stop emails about unread messages?',
    stays: 'You can still read your messages in your account.',
    done: 'We won’t email you about unread messages again. You can turn these emails back on in your profile.',
  },
  reviews: {
    question: 'Stop emails about reviews?',
    stays: 'We’ll still email you about your orders.',
    done: 'We won’t email you about reviews again. You can still review products from your orders.',
  },
};

/** The link is invalid or incomplete: retrying would not help. */
const isDead = (error: unknown): boolean => error instanceof RegenApiError && [400, 404].includes(error.status);

/** The link at the end of an email. Opening it changes nothing, because email clients open links too. */
export function UnsubscribeScreen({ token, kind }: UnsubscribeProps) {
  const { question, stays, done } = KINDS[kind];
  const writes = { messages: useWrite(notificationUnsubscribe), reviews: useWrite(reviewUnsubscribe) };
  const { data, error, isPending, mutate } = writes[kind];
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = data !== undefined || isDead(error);
  useEffect(() => {
    // The pressed button is gone; the focus makes screen readers read what replaced it.
    if (isOver) heading.current?.focus();
  }, [isOver]);
  const failed = {
    title: 'We couldn’t unsubscribe you',
    text: 'This link is invalid or incomplete. Open it from the email again, or turn these emails off in your profile.',
  };
  const over = data === undefined ? failed : { title: 'You’ve been unsubscribed', text: done };
  const { title, text } = isOver ? over : { title: question, text: stays };
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
        <Inline gap="3">
          <SettingsLink />
        </Inline>
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

/** To all emails that can be turned off; somebody who is signed out signs in first, or shops on as a guest. */
function SettingsLink() {
  const session = useSession();
  if (session)
    return (
      <Button asChild>
        <Link to="/$site/my-account/profile" params={{ site: session.site }}>
          Email settings
        </Link>
      </Button>
    );
  return (
    <>
      <Button asChild>
        <Link to="/account">Go to your account</Link>
      </Button>
      <Button variant="secondary" asChild>
        <Link to="/products">Browse all products</Link>
      </Button>
    </>
  );
}
