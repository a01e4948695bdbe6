import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Page } from '@regen/ui-kit/Page';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { DefaultFailure } from '~/kernel/page/DefaultFailure.tsx';
import { useReadFailure } from '~/kernel/page/use-read-failure.ts';

/** A page of the school that could not be read. */
export function EducationFailure(props: ErrorComponentProps) {
  const failure = useReadFailure(props.error);
  if (failure === null) return <DefaultFailure {...props} />;
  return (
    <Page>
      <ErrorState {...failure} headingLevel={1} />
    </Page>
  );
}
