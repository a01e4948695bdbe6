import { Button } from '@regen/ui-kit/Button';
import { Container } from '@regen/ui-kit/Container';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Heading } from '@regen/ui-kit/Heading';
import { Spinner } from '@regen/ui-kit/Spinner';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { describeError } from '~/app/describe-error.ts';
import { useMember } from '~/app/member-client.ts';

/** `/stock-alerts/confirm/{token}`: where the link of the first mail leads. */
export function AlertConfirmScreen({ token }: { token: string }) {
  const { regen } = useMember();
  const confirm = useQuery({
    queryKey: ['stockAlertConfirm', { token }],
    queryFn: () => regen.stockAlerts.confirm({ token }),
    staleTime: Infinity,
    retry: false,
  });
  return (
    <Landing
      state={confirm}
      failed="This link did not work"
      done={({ email, sku }) => (
        <>
          <Heading level={1} tabIndex={-1}>
            Your alert is on
          </Heading>
          <Text size="lg" tone="muted">
            We will write to {email} once, as soon as it is back in stock.
          </Text>
          <Button asChild>
            <Link to="/products/$sku" params={{ sku }}>
              Back to the product
            </Link>
          </Button>
        </>
      )}
    />
  );
}

export interface AlertLink {
  email: string;
  sku: string;
  signature: string;
}

/** `/stock-alerts/unsubscribe`: where the link at the end of a mail leads. */
export function AlertEndScreen({ link }: { link: AlertLink }) {
  const { regen } = useMember();
  const end = useQuery({
    queryKey: ['stockAlertUnsubscribe', link],
    queryFn: () => regen.stockAlerts.unsubscribe(link),
    staleTime: Infinity,
    retry: false,
  });
  return (
    <Landing
      state={end}
      failed="This link did not work"
      done={({ email }) => (
        <>
          <Heading level={1} tabIndex={-1}>
            You will not hear from this alert again
          </Heading>
          <Text size="lg" tone="muted">
            The stock alert for {email} has ended.
          </Text>
          <Button asChild>
            <Link to="/products">Browse all products</Link>
          </Button>
        </>
      )}
    />
  );
}

interface LandingProps<Answer> {
  state: { data: Answer | undefined; error: Error | null; refetch: () => unknown };
  failed: string;
  done: (answer: Answer) => ReactNode;
}

function Landing<Answer>({ state: { data, error, refetch }, failed, done }: LandingProps<Answer>) {
  return (
    <Container width="narrow" paddingY="24">
      {data ? (
        <Stack gap="6" align="start">
          {done(data)}
        </Stack>
      ) : error ? (
        <ErrorState
          headingLevel={1}
          title={failed}
          message={describeError(error).message}
          requestId={describeError(error).requestId}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner size="lg" />
      )}
    </Container>
  );
}
