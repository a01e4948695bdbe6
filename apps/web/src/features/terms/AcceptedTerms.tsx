import { accountGet } from '@regen/sdk/query';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useApp } from '~/kernel/use-app.ts';
import { clockOf, dayOf } from '~/kernel/words/dates.ts';
import { ReadTerms } from './ReadTerms.tsx';

/** In the profile: which version was accepted, and when. */
export function AcceptedTerms() {
  const { call } = useApp();
  const { data, error, refetch, isFetching } = useQuery(accountGet(call));
  if (data === undefined) {
    if (error === null) return <Skeleton shape="block" />;
    return (
      <ErrorState {...describeError(error)} headingLevel={3} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  const { acceptedVersion, acceptedAt, isAcceptanceDue } = data.terms;
  if (acceptedVersion === null && !isAcceptanceDue)
    return <Text>This store doesn’t have terms and conditions yet.</Text>;
  return (
    <Stack gap="2" align="start">
      <Text>
        {acceptedVersion === null || acceptedAt === null
          ? 'You haven’t accepted the terms and conditions yet. We’ll ask when you next sign in.'
          : `You accepted version ${acceptedVersion} on ${dayOf(acceptedAt)} at ${clockOf(Date.parse(acceptedAt))}.`}
      </Text>
      <ReadTerms />
    </Stack>
  );
}
