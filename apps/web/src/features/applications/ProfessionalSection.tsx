import { applicationGet } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useApp } from '~/kernel/use-app.ts';
import { ApplicationStatus } from './ApplicationStatus.tsx';

/** In the profile: the application's status, or a link to apply. */
export function ProfessionalSection({ userId }: { userId: string }) {
  const { call } = useApp();
  const { data, error, refetch, isFetching } = useQuery(applicationGet(call, { id: userId }));
  if (data === undefined) {
    if (error === null) return <Skeleton shape="block" />;
    return (
      <ErrorState {...describeError(error)} headingLevel={3} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  const { application } = data;
  if (application !== null && application.status !== 'declined') return <ApplicationStatus application={application} />;
  return (
    <Stack gap="4" align="start">
      {application === null ? (
        <Text measure>
          Are you a skincare professional? A professional account gives you your own prices and sizes.
        </Text>
      ) : (
        <ApplicationStatus application={application} />
      )}
      <Button variant="secondary" asChild>
        <Link to="/become-pro">{application === null ? 'Become a professional' : 'Apply again'}</Link>
      </Button>
    </Stack>
  );
}
