import { RegenError } from '@regen/sdk';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import { useRouterState, type ErrorComponentProps } from '@tanstack/react-router';
import { describeError } from '../errors/describe-error.ts';
import { DefaultFailure } from './DefaultFailure.tsx';
import { usePage } from './use-page.ts';
import { useRetry } from './use-retry.ts';

/** Whether a load is under way. */
export const useIsLoading = (): boolean => useRouterState({ select: ({ isLoading }) => isLoading });

/** Replaces an account page whose data failed to load. What is around it stays. */
export function ReadFailure(props: ErrorComponentProps) {
  return props.error instanceof RegenError ? <HeadedFailure error={props.error} /> : <DefaultFailure {...props} />;
}

function HeadedFailure({ error }: { error: RegenError }) {
  const { title } = usePage();
  const retry = useRetry(error);
  return (
    <Stack gap="6">
      <Heading level={1} size="lg" tabIndex={-1}>
        {title}
      </Heading>
      <ErrorState {...describeError(error)} onRetry={retry} isRetrying={useIsLoading()} />
    </Stack>
  );
}
