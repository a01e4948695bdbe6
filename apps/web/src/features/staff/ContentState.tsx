import type { ContentState as State } from '@regen/sdk';
import { adminGetContent, adminPreviewContent } from '@regen/sdk/query';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { counted } from '~/kernel/words/counts.ts';
import { momentOf } from '~/kernel/words/dates.ts';

/** Milliseconds: an age that is not asked for again would be wrong on a screen that stays open. */
const AGAIN_AFTER = 10_000;
const MINUTE = 60;
const HOUR = 3_600;

/** "12 seconds", "3 minutes", "5 hours". */
export function ageOf(seconds: number): string {
  if (seconds < 2 * MINUTE) return counted(seconds, 'second');
  if (seconds < 2 * HOUR) return counted(Math.floor(seconds / MINUTE), 'minute');
  return counted(Math.floor(seconds / HOUR), 'hour');
}

function Age({ state: { source, ageSeconds, syncedAt, error } }: { state: State }) {
  const service = source === 'hosted' ? 'the hosted space' : 'the store’s own content service';
  const age =
    ageSeconds === null || syncedAt === null
      ? `Nothing has been read from ${service} yet, so content pages can’t be shown.`
      : `Pages show what was published in ${service} up to ${ageOf(ageSeconds)} ago, ${momentOf(syncedAt)}.`;
  if (error === null) return <Text>{age}</Text>;
  return (
    <Banner tone="warning" title="Content can’t be updated right now">
      <Text>{age}</Text>
      <Text>{error}</Text>
    </Banner>
  );
}

/** How old the content is that pages show, and the way to drafts. */
export function ContentState() {
  const { call } = useApp();
  const { data: state, error } = useQuery({ ...adminGetContent(call), refetchInterval: AGAIN_AFTER });
  const preview = useWrite(adminPreviewContent);
  return (
    <Card padding="lg">
      <Stack gap="4" align="start">
        <Heading level={2} size="md">
          Content
        </Heading>
        {error ? <FailureBanner error={error} /> : null}
        {state ? <Age state={state} /> : null}
        {state?.canPreview ? (
          <>
            <Text tone="muted">
              A preview shows drafts at their real URLs, in this browser, for two hours, starting at the site map.
            </Text>
            {preview.error ? <FailureBanner error={preview.error} /> : null}
            <Button
              variant="secondary"
              loading={preview.isPending}
              onClick={() => preview.mutate({ page: '/uac' }, { onSuccess: ({ url }) => location.assign(url) })}
            >
              Preview drafts
            </Button>
          </>
        ) : null}
        {state?.canPreview === false ? (
          <Text tone="muted">Drafts can’t be previewed: the server has no preview token for the hosted space.</Text>
        ) : null}
      </Stack>
    </Card>
  );
}
