import type { ApplicationState } from '@regen/sdk';
import { applicationGet } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { ApplicationStatus } from './ApplicationStatus.tsx';

/** In the profile: the application's status, or a link to apply. */
export function ProfessionalSection({ userId }: { userId: string }) {
  const { call } = useApp();
  const application = useQuery(applicationGet(call, { id: userId }));
  return <Reading query={application}>{(data) => <Professional {...data} />}</Reading>;
}

function Professional({ application }: ApplicationState) {
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
