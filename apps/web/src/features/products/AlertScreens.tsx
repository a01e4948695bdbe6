import { RegenApiError } from '@regen/sdk';
import { stockAlertConfirm, stockAlertUnsubscribe } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Page } from '@regen/ui-kit/Page';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useWrite } from '~/kernel/use-write.ts';

interface Alert {
  email: string;
  sku: string;
}

/** `/stock-alerts/confirm/{token}`: the link in the first email. Opening it changes nothing, because email clients open links too. */
export function AlertConfirmScreen({ token }: { token: string }) {
  const confirm = useWrite(stockAlertConfirm);
  return (
    <AlertLinkScreen
      title="Confirm your alert"
      text="We’ll email you once, as soon as the product is back in stock."
      action="Confirm alert"
      write={confirm}
      onPress={() => confirm.mutate({ token })}
      done={({ email, sku }) => ({
        title: 'Your alert is on',
        text: `We’ll email ${email} once, as soon as it’s back in stock.`,
        next: (
          <Link to="/products/$sku" params={{ sku }}>
            View product
          </Link>
        ),
      })}
    />
  );
}

export interface AlertLink extends Alert {
  signature: string;
}

/** `/stock-alerts/unsubscribe`: the link at the end of an alert email. */
export function AlertEndScreen({ link }: { link: AlertLink }) {
  const unsubscribe = useWrite(stockAlertUnsubscribe);
  return (
    <AlertLinkScreen
      title="Unsubscribe from this alert?"
      text={`We won’t email ${link.email || 'you'} about this product again.`}
      action="Unsubscribe"
      write={unsubscribe}
      onPress={() => unsubscribe.mutate(link)}
      done={({ email }) => ({
        title: 'You’ve been unsubscribed',
        text: `We won’t email ${email} about this product again.`,
        next: <Link to="/products">Browse all products</Link>,
      })}
    />
  );
}

interface AlertLinkScreenProps {
  title: string;
  text: string;
  action: string;
  write: { isPending: boolean; data: Alert | undefined; error: Error | null };
  onPress: () => void;
  done: (alert: Alert) => { title: string; text: string; next: ReactNode };
}

/** The link is wrong, old or used up; trying it again would not help. */
const isDead = (error: unknown): boolean => error instanceof RegenApiError && [400, 403, 404].includes(error.status);

function AlertLinkScreen({ title, text, action, write, onPress, done }: AlertLinkScreenProps) {
  const { isPending, data: alert, error } = write;
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = alert !== undefined || isDead(error);
  useEffect(() => {
    // The pressed button is gone; the focus makes screen readers read what replaced it.
    if (isOver) heading.current?.focus();
  }, [isOver]);
  const shown = alert
    ? done(alert)
    : isDead(error)
      ? {
          title: 'We couldn’t update your alert',
          // The API's validation message would not help here.
          text:
            error instanceof RegenApiError && error.status !== 400
              ? error.reason
              : 'This link is invalid or incomplete. Open it from the email again.',
          next: <Link to="/products">Browse all products</Link>,
        }
      : { title, text, next: null };
  return (
    <Page width="narrow" space="lg" gap="6" align="start">
      <Heading ref={heading} level={1} tabIndex={-1}>
        {shown.title}
      </Heading>
      <Text size="lg" tone="muted">
        {shown.text}
      </Text>
      {error !== null && !isOver ? <FailureBanner error={error} /> : null}
      {shown.next ? (
        <Button asChild>{shown.next}</Button>
      ) : (
        <Button size="lg" loading={isPending} onClick={onPress}>
          {action}
        </Button>
      )}
    </Page>
  );
}
