import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { DefaultFailure } from './DefaultFailure.tsx';
import { usePage } from './use-page.ts';
import { useReadFailure } from './use-read-failure.ts';

/** Replaces an account page whose data failed to load. What is around it stays. */
export function ReadFailure(props: ErrorComponentProps) {
  const { title } = usePage();
  const failure = useReadFailure(props.error);
  if (failure === null) return <DefaultFailure {...props} />;
  return (
    <Stack gap="6">
      <Heading level={1} size="lg" tabIndex={-1}>
        {title}
      </Heading>
      <ErrorState {...failure} />
    </Stack>
  );
}
