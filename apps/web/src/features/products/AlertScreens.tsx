import { RegenApiError, type LinkedStockAlert } from '@regen/sdk';
import { stockAlertConfirm, stockAlertGet, stockAlertUnsubscribe } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Heading } from '@regen/ui-kit/Heading';
import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';

interface Alert {
  email: string;
  sku: string;
}

/** `/stock-alerts/confirm/{token}`: the link in the first email. Opening it changes nothing, because email clients open links too. */
export function AlertConfirmScreen({ token }: { token: string }) {
  const confirm = useWrite(stockAlertConfirm);
  return (
    <AlertOfLink link={{ token }} deadText={NO_LONGER}>
      {({ email, sku, name, state }) => {
        const { data = state === 'confirmed' ? { email, sku } : undefined, isPending, error } = confirm;
        return (
          <AlertLinkScreen
            title="Confirm your alert"
            text={`We’ll email ${email} once, as soon as ${name} is back in stock.`}
            note="Some email apps open links automatically, so we ask you to confirm here."
            action="Confirm alert"
            write={{ data, isPending, error }}
            onPress={() => confirm.mutate({ token })}
            done={({ email, sku }) => ({
              title: 'Your alert is on',
              text: `We’ll email ${email} once, as soon as ${name} is back in stock.`,
              next: (
                <Link to="/products/$sku" params={{ sku }}>
                  View product
                </Link>
              ),
            })}
          />
        );
      }}
    </AlertOfLink>
  );
}

export interface AlertLink extends Alert {
  signature: string;
}

/** `/stock-alerts/unsubscribe`: the link at the end of an alert email. */
export function AlertEndScreen({ link }: { link: AlertLink }) {
  const unsubscribe = useWrite(stockAlertUnsubscribe);
  if (Object.values(link).some((part) => part === '')) return <DeadLink text={INCOMPLETE} />;
  const { signature: token, email, sku } = link;
  return (
    <AlertOfLink link={{ token, email, sku }} deadText={INCOMPLETE}>
      {({ email, sku, name, state }) => {
        const { data = state === 'unsubscribed' ? { email, sku } : undefined, isPending, error } = unsubscribe;
        return (
          <AlertLinkScreen
            title="Unsubscribe from this alert?"
            text={`We won’t email ${email} about ${name} again.`}
            action="Unsubscribe"
            write={{ data, isPending, error }}
            onPress={() => unsubscribe.mutate(link)}
            done={({ email }) => ({
              title: 'You’ve been unsubscribed',
              text: `We won’t email ${email} about this product again.`,
              next: <Link to="/products">Browse all products</Link>,
            })}
          />
        );
      }}
    </AlertOfLink>
  );
}

interface AlertOfLinkProps {
  link: { token: string; email?: string; sku?: string };
  /** For a link that we did not make, or that no longer works. */
  deadText: string;
  children: (alert: LinkedStockAlert) => ReactNode;
}

function AlertOfLink({ link, deadText, children }: AlertOfLinkProps) {
  const { call } = useApp();
  // No loader: only browsers open it, and there is nothing else on the page.
  const alert = useQuery(stockAlertGet(call, link));
  if (alert.error && !isDead(alert.error)) {
    return (
      <Page>
        <ErrorState {...describeError(alert.error)} headingLevel={1} onRetry={() => void alert.refetch()} />
      </Page>
    );
  }
  if (alert.isPending) return <AlertLinkSkeleton />;
  return alert.data?.alert ? children(alert.data.alert) : <DeadLink text={deadText} />;
}

interface AlertLinkScreenProps {
  title: string;
  text: string;
  /** Why a press is needed. */
  note?: string;
  action: string;
  write: { isPending: boolean; data: Alert | undefined; error: Error | null };
  onPress: () => void;
  done: (alert: Alert) => { title: string; text: string; next: ReactNode };
}

/** The link is wrong, old or used up; trying it again would not help. */
const isDead = (error: unknown): boolean => error instanceof RegenApiError && [400, 403, 404].includes(error.status);

const NO_LONGER = 'This link is no longer valid. Set up the alert again on the product page.';
const INCOMPLETE = 'This link is invalid or incomplete. Open it from the email again.';

function AlertLinkSkeleton() {
  return (
    <Page width="narrow" space="lg" gap="6" align="start">
      <VisuallyHidden>
        <output>Loading the alert</output>
      </VisuallyHidden>
      <Skeleton shape="heading" width="half" />
      <Skeleton width="threeQuarters" />
      <Skeleton shape="button" width="quarter" />
    </Page>
  );
}

/** The API's validation message would not help here. */
const deadText = (error: unknown): string =>
  error instanceof RegenApiError && error.status !== 400 ? error.reason : INCOMPLETE;

function DeadLink({ text }: { text: string }) {
  return (
    <Page width="narrow" space="lg" gap="6" align="start">
      <Heading level={1} tabIndex={-1}>
        We couldn’t update your alert
      </Heading>
      <Text size="lg" tone="muted">
        {text}
      </Text>
      <Button asChild>
        <Link to="/products">Browse all products</Link>
      </Button>
    </Page>
  );
}

function AlertLinkScreen({ title, text, note, action, write, onPress, done }: AlertLinkScreenProps) {
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
          text: deadText(error),
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
        <>
          <Button size="lg" loading={isPending} onClick={onPress}>
            {action}
          </Button>
          {note ? (
            <Text size="sm" tone="muted">
              {note}
            </Text>
          ) : null}
        </>
      )}
    </Page>
  );
}
