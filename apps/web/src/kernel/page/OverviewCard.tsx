import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { useId, type ReactNode } from 'react';
import { describeError } from '../errors/describe-error.ts';
import type { ReadQuery } from './Reading.tsx';
import { SupportReference } from './SupportReference.tsx';

export interface OverviewCardProps<Data> {
  title: string;
  reading: ReadQuery<Data>;
  /** The way to all of it. */
  link?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** One part of the account at a glance. A part that cannot be read leaves the others as they are. */
export function OverviewCard<Data>({ title, reading, link, children }: OverviewCardProps<Data>) {
  const id = useId();
  const { data, error, isFetching, refetch } = reading;
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <Stack gap="4">
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        {data !== undefined ? (
          children(data)
        ) : error === null ? (
          <>
            <VisuallyHidden>Loading</VisuallyHidden>
            <Skeleton width="half" />
            <Skeleton width="threeQuarters" />
            <Skeleton width="quarter" />
          </>
        ) : (
          <Failure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {link ? <Inline>{link}</Inline> : null}
      </Stack>
    </Card>
  );
}

function Failure({ error, isRetrying, onRetry }: { error: Error; isRetrying: boolean; onRetry: () => void }) {
  const { message, requestId } = describeError(error);
  return (
    <Stack gap="3" align="start" role="alert">
      <Text>{message}</Text>
      <SupportReference requestId={requestId} />
      <Button size="sm" variant="secondary" iconStart="refresh" loading={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </Stack>
  );
}
