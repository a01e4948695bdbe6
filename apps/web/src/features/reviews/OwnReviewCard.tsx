import type { OwnReview } from '@regen/sdk';
import { reviewDelete } from '@regen/sdk/query';
import { Badge, type BadgeProps } from '@regen/ui-kit/Badge';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useWrite } from '~/kernel/use-write.ts';
import { GivenStars } from './GivenStars.tsx';
import { ReviewText } from './ReviewText.tsx';

export interface OwnReviewCardProps {
  review: OwnReview;
  /** Of the product. */
  name: string;
  accessToken: string | undefined;
  onEdit: () => void;
  onDeleted: () => void;
}

const STATES: Readonly<Record<OwnReview['state'], { label: string; tone: NonNullable<BadgeProps['tone']> }>> = {
  pending: { label: 'Not published yet', tone: 'info' },
  published: { label: 'Published', tone: 'success' },
  rejected: { label: 'Declined', tone: 'warning' },
};

/** A person's own review and its status. */
export function OwnReviewCard({ review, name, accessToken, onEdit, onDeleted }: OwnReviewCardProps) {
  const { reviewId, rating, title, text, state, reason } = review;
  const remove = useWrite(reviewDelete);
  return (
    <Stack gap="3">
      <Inline gap="3" align="center">
        <GivenStars value={rating} />
        <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
      </Inline>
      {title ? <Text weight="semibold">{title}</Text> : null}
      <ReviewText>{text}</ReviewText>
      {state === 'pending' ? (
        <Text size="sm" tone="muted">
          We read every review before it’s published, usually within two business days.
        </Text>
      ) : null}
      {reason === null ? null : (
        <Banner tone="warning" title="We couldn’t publish it">
          {reason} You can change it, and we’ll read it again.
        </Banner>
      )}
      {remove.error ? <FailureBanner error={remove.error} /> : null}
      <Inline gap="3">
        <Button variant="secondary" size="sm" onClick={onEdit}>
          Edit<VisuallyHidden> your review of {name}</VisuallyHidden>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          loading={remove.isPending}
          onClick={() =>
            remove.mutate(
              { reviewId, ...(accessToken !== undefined && { accessToken }) },
              { onSuccess: () => onDeleted() },
            )
          }
        >
          Delete<VisuallyHidden> your review of {name}</VisuallyHidden>
        </Button>
      </Inline>
    </Stack>
  );
}
