import { RegenError } from '@regen/sdk';
import { Container } from '@regen/ui-kit/Container';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { DefaultFailure } from '~/kernel/page/DefaultFailure.tsx';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { useIsLoading } from '~/kernel/page/ReadFailure.tsx';
import { useRetry } from '~/kernel/page/use-retry.ts';
import * as styles from './join.css.ts';

/** Whether somebody has applied before could not be read. */
export function ApplyFailure(props: ErrorComponentProps) {
  const retry = useRetry(props.error);
  const isRetrying = useIsLoading();
  if (!(props.error instanceof RegenError)) return <DefaultFailure {...props} />;
  return (
    <Container width="narrow" className={styles.page}>
      <PageCrumbs />
      <div className={styles.form}>
        <ErrorState {...describeError(props.error)} headingLevel={1} onRetry={retry} isRetrying={isRetrying} />
      </div>
    </Container>
  );
}
