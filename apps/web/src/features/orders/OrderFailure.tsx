import { Button } from '@regen/ui-kit/Button';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Page } from '@regen/ui-kit/Page';
import { Link, useLocation, type ErrorComponentProps } from '@tanstack/react-router';
import { DefaultFailure } from '~/kernel/page/DefaultFailure.tsx';
import { useReadFailure } from '~/kernel/page/use-read-failure.ts';
import { useSession } from '~/kernel/use-session.ts';
import { orderErrorText } from './order-access-note.ts';

/** Why an order cannot be shown in this browser, and what helps. */
export function OrderFailure(props: ErrorComponentProps) {
  const isSignedIn = useSession() !== null;
  const href = useLocation({ select: ({ href: address }) => address });
  const failure = useReadFailure(props.error);
  if (failure === null) return <DefaultFailure {...props} />;
  return (
    <Page>
      <ErrorState
        {...failure}
        {...orderErrorText(props.error, isSignedIn)}
        headingLevel={1}
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
    </Page>
  );
}
