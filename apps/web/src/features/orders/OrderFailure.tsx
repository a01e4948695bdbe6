import { Button } from '@regen/ui-kit/Button';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Page } from '@regen/ui-kit/Page';
import { Link, useLocation, type ErrorComponentProps } from '@tanstack/react-router';
import { DefaultFailure } from '~/kernel/page/DefaultFailure.tsx';
import { useReadFailure } from '~/kernel/page/use-read-failure.ts';
import { useSession } from '~/kernel/use-session.ts';
import { useHasWrittenPage } from '~/kernel/use-written-page.ts';
import { isNoOrder, orderErrorText } from './order-access-note.ts';

/** Why an order cannot be shown in this browser, and what helps. */
export function OrderFailure(props: ErrorComponentProps) {
  const session = useSession();
  const hasPage = useHasWrittenPage();
  const href = useLocation({ select: ({ href: address }) => address });
  const failure = useReadFailure(props.error);
  if (failure === null) return <DefaultFailure {...props} />;
  const { onRetry, ...rest } = failure;
  const isMissing = isNoOrder(props.error);
  return (
    <Page>
      <ErrorState
        {...rest}
        {...orderErrorText(props.error, session !== null)}
        requestId={isMissing ? undefined : rest.requestId}
        onRetry={isMissing ? undefined : onRetry}
        headingLevel={1}
        action={
          <>
            {session === null ? (
              <Button variant={isMissing ? 'primary' : 'secondary'} asChild>
                <Link to="/login" search={{ redirect: href }}>
                  Sign in
                </Link>
              </Button>
            ) : isMissing ? (
              <Button asChild>
                <Link to="/$site/my-account/my-orders" params={{ site: session.site }}>
                  View your orders
                </Link>
              </Button>
            ) : null}
            {isMissing && hasPage('contact') ? (
              <Button variant="secondary" asChild>
                <Link to="/$name" params={{ name: 'contact' }}>
                  Contact us
                </Link>
              </Button>
            ) : null}
          </>
        }
      />
    </Page>
  );
}
