import { RegenError } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Container } from '@regen/ui-kit/Container';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Link, useLocation, type ErrorComponentProps } from '@tanstack/react-router';
import { DefaultFailure } from '~/kernel/page/DefaultFailure.tsx';
import { useIsLoading } from '~/kernel/page/ReadFailure.tsx';
import { useRetry } from '~/kernel/page/use-retry.ts';
import { useSession } from '~/kernel/use-session.ts';
import { orderErrorText } from './order-access-note.ts';

/** Why an order cannot be shown to whoever is at this browser, and what helps. */
export function OrderFailure(props: ErrorComponentProps) {
  return props.error instanceof RegenError ? <Refused error={props.error} /> : <DefaultFailure {...props} />;
}

function Refused({ error }: { error: RegenError }) {
  const isSignedIn = useSession() !== null;
  const href = useLocation({ select: ({ href: address }) => address });
  const retry = useRetry(error);
  return (
    <Container paddingY="12">
      <ErrorState
        headingLevel={1}
        {...orderErrorText(error, isSignedIn)}
        onRetry={retry}
        isRetrying={useIsLoading()}
        action={
          isSignedIn ? undefined : (
            <Button variant="secondary" asChild>
              <Link to="/login" search={{ redirect: href }}>
                Sign in
              </Link>
            </Button>
          )
        }
      />
    </Container>
  );
}
