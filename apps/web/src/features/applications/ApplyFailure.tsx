import { Container } from '@regen/ui-kit/Container';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { DefaultFailure } from '~/kernel/page/DefaultFailure.tsx';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { useReadFailure } from '~/kernel/page/use-read-failure.ts';
import * as styles from './join.css.ts';

/** Whether somebody has applied before could not be read. */
export function ApplyFailure(props: ErrorComponentProps) {
  const failure = useReadFailure(props.error);
  if (failure === null) return <DefaultFailure {...props} />;
  return (
    <Container width="narrow" className={styles.page}>
      <PageCrumbs />
      <div className={styles.form}>
        <ErrorState {...failure} headingLevel={1} />
      </div>
    </Container>
  );
}
