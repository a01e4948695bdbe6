import { RegenApiError, type LinkedEmailChange } from '@regen/sdk';
import { accountGet, emailChangeConfirm, emailChangeGetLink } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Heading } from '@regen/ui-kit/Heading';
import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';

/** `/email-change/{token}`: the link in one of the two emails. Opening it changes nothing, because email clients open links too. */
export function EmailChangeScreen({ token }: { token: string }) {
  const { call } = useApp();
  // No loader: only browsers open it, and there is nothing else on the page. What the link was for stays on the page once it is used.
  const link = useQuery({ ...emailChangeGetLink(call, { token }), staleTime: Infinity });
  if (link.data) return <Confirm token={token} link={link.data.link} />;
  if (link.error && !isDead(link.error)) {
    return (
      <Page>
        <ErrorState {...describeError(link.error)} headingLevel={1} onRetry={() => void link.refetch()} />
      </Page>
    );
  }
  return link.error ? <Confirm token={token} link={null} /> : <LinkSkeleton />;
}

/** The link is wrong, old or used up, or the address is taken; trying it again would not help. */
const isDead = (error: unknown): boolean => error instanceof RegenApiError && [400, 409, 422].includes(error.status);

const DEAD = {
  title: 'We couldn’t confirm this change',
  text: 'This link has been used, has expired or is incomplete. If your email hasn’t changed, request the change again in your profile.',
};

const changed = (newEmail: string) => ({
  title: 'Your email has been changed',
  text: `Use ${newEmail} to sign in from now on.`,
});

const waiting = ({ address, newEmail }: LinkedEmailChange) => ({
  title: 'One more confirmation',
  text:
    address === 'new'
      ? 'Thank you. Now open the link we emailed to your current address. Until then, your email won’t change.'
      : `Thank you. Now open the link we emailed to ${newEmail}. Until then, your email won’t change.`,
});

const question = ({ newEmail, isOtherConfirmed }: LinkedEmailChange) => ({
  title: 'Confirm your new email',
  text: isOtherConfirmed
    ? `You’ve already confirmed from your other address. After this, you’ll sign in with ${newEmail}.`
    : `You’ll sign in with ${newEmail} once you’ve confirmed from both addresses.`,
});

function Confirm({ token, link }: { token: string; link: LinkedEmailChange | null }) {
  const { call, queryClient, session } = useApp();
  const { data, error, isPending, mutate } = useWrite(emailChangeConfirm);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = data !== undefined || isDead(error);
  useEffect(() => {
    // The pressed button is gone; the focus makes screen readers read what replaced it.
    if (isOver) heading.current?.focus();
  }, [isOver]);
  // The person of this browser may be another one: the server says who they are.
  const readPerson = async () => {
    if (session.current() === null) return;
    const { users } = await queryClient.fetchQuery(accountGet(call));
    if (users[0]) session.setUser(users[0]);
  };
  const confirm = () =>
    mutate(
      { token },
      // Without a response the next private page reads it.
      { onSuccess: ({ isChanged }) => (isChanged ? void readPerson().catch(() => undefined) : undefined) },
    );
  const dead = error instanceof RegenApiError && error.status === 409 ? { ...DEAD, text: error.reason } : DEAD;
  if (data?.isChanged) return <Shown heading={heading} {...changed(data.newEmail)} next={<ToAccount />} />;
  if (link === null || isDead(error)) return <Shown heading={heading} {...dead} next={<ToAccount />} />;
  if (data || link.isConfirmed) return <Shown heading={heading} {...waiting(link)} next={<ToAccount />} />;
  return (
    <Shown
      heading={heading}
      {...question(link)}
      failure={error}
      next={
        <Button size="lg" loading={isPending} onClick={confirm}>
          Confirm change
        </Button>
      }
    />
  );
}

function ToAccount() {
  return (
    <Button asChild>
      <Link to="/account">Go to your account</Link>
    </Button>
  );
}

interface ShownProps {
  heading: Ref<HTMLHeadingElement>;
  title: string;
  text: string;
  failure?: Error | null;
  next: ReactNode;
}

function Shown({ heading, title, text, failure = null, next }: ShownProps) {
  return (
    <Page width="narrow" space="lg" gap="6" align="start">
      <Heading ref={heading} level={1} tabIndex={-1}>
        {title}
      </Heading>
      <Text size="lg" tone="muted">
        {text}
      </Text>
      {failure ? <FailureBanner error={failure} /> : null}
      {next}
    </Page>
  );
}

function LinkSkeleton() {
  return (
    <Page width="narrow" space="lg" gap="6" align="start">
      <VisuallyHidden>
        <output>Loading the change</output>
      </VisuallyHidden>
      <Skeleton shape="heading" width="half" />
      <Skeleton width="threeQuarters" />
      <Skeleton shape="button" width="quarter" />
    </Page>
  );
}
