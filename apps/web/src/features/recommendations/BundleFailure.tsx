import { RegenApiError } from '@regen/sdk';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Page } from '@regen/ui-kit/Page';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { DefaultFailure } from '~/kernel/page/DefaultFailure.tsx';
import { useReadFailure } from '~/kernel/page/use-read-failure.ts';
import { BundleGone } from './BundleGone.tsx';

/** No such link; or, with 400, a URL that can be none, which for a person is the same. */
const isGone = (error: unknown): boolean =>
  error instanceof RegenApiError && (error.status === 404 || error.status === 400);

/** Why there is nothing to read, and what helps. */
export function BundleFailure(props: ErrorComponentProps) {
  const failure = useReadFailure(props.error);
  if (isGone(props.error)) return <BundleGone />;
  if (failure === null) return <DefaultFailure {...props} />;
  return (
    <Page>
      <ErrorState {...failure} headingLevel={1} />
    </Page>
  );
}
