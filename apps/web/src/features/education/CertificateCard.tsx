import { certificateIssue } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { usePerson } from '~/kernel/use-session.ts';
import { useWrite } from '~/kernel/use-write.ts';

/** The certificate of a topic whose lessons have all been passed. */
export function CertificateCard({ topicId, title }: { topicId: string; title: string }) {
  const { userId } = usePerson();
  const announce = useAnnounce();
  const issue = useWrite(certificateIssue);
  const download = () =>
    issue.mutate(
      { id: userId, topicId },
      {
        onSuccess: ({ url }) => {
          announce('Your certificate is being downloaded.');
          // It is sent as a file to save, so the page stays.
          location.assign(url);
        },
      },
    );
  return (
    <Card as="section" tone="sunken" padding="lg" aria-labelledby="certificate">
      <Stack gap="4" align="start">
        <Heading level={2} size="md" id="certificate">
          Your certificate
        </Heading>
        <Text>You’ve passed every lesson of {title}. Well done.</Text>
        {issue.error ? <FailureBanner error={issue.error} /> : null}
        <Button iconStart="file" loading={issue.isPending} onClick={download}>
          Download certificate (PDF)
        </Button>
      </Stack>
    </Card>
  );
}
