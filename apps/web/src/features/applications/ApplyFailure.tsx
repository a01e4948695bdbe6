import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Page } from '@regen/ui-kit/Page';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { DefaultFailure } from '~/kernel/page/DefaultFailure.tsx';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { useReadFailure } from '~/kernel/page/use-read-failure.ts';

/** Whether somebody has applied before could not be read. */
export function ApplyFailure(props: ErrorComponentProps) {
  const failure = useReadFailure(props.error);
  if (failure === null) return <DefaultFailure {...props} />;
  return (
    <Page width="narrow">
      <PageCrumbs />
      <ErrorState {...failure} headingLevel={1} />
    </Page>
  );
}
