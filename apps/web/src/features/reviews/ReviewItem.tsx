import type { Review } from '@regen/sdk';
import { atoms } from '@regen/ui-kit/atoms';
import { Badge } from '@regen/ui-kit/Badge';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '~/kernel/page/lazy-part.ts';
import { calendarDay } from '~/kernel/words/dates.ts';
import { GivenStars } from './GivenStars.tsx';
import { ReviewAnswerBox } from './ReviewAnswerBox.tsx';
import { ReviewText } from './ReviewText.tsx';

const item = atoms({ display: 'grid', gap: '3', paddingY: '6', borderTop: 'subtle' });

const ReportDialog = lazyPart(() => import('./ReportDialog.tsx'), 'ReportDialog');

export interface ReviewItemProps {
  review: Review;
  /** In words; undefined if the writer named none. */
  skinType: string | undefined;
  concern: string | undefined;
}

/** The server doesn’t know the reader’s time zone, and a day more or less makes no difference. */
const dayOf = (iso: string): string => calendarDay(iso.slice(0, 10));

/** A review and Regen's reply. */
export function ReviewItem({ review, skinType, concern }: ReviewItemProps) {
  const { reviewId, rating, title, text, authorName, isProfessional, publishedAt, answer } = review;
  const [isReporting, setIsReporting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const about = [skinType && `${skinType} skin`, concern && `For ${concern.toLowerCase()}`].filter(Boolean).join(' · ');
  return (
    <article className={item}>
      <Inline gap="3" align="center">
        <GivenStars value={rating} />
        {isProfessional ? <Badge tone="primary">Professional</Badge> : null}
      </Inline>
      {title ? (
        <Heading level={3} size="sm">
          {title}
        </Heading>
      ) : null}
      <ReviewText>{text}</ReviewText>
      <Text size="sm" tone="muted">
        {authorName} · Verified buyer · <time dateTime={publishedAt}>{dayOf(publishedAt)}</time>
        {about === '' ? null : (
          <>
            <br />
            {about}
          </>
        )}
      </Text>
      {answer ? <ReviewAnswerBox text={answer.text} /> : null}
      <div>
        <Button ref={button} variant="ghost" size="sm" flush onClick={() => setIsReporting(true)}>
          Report<VisuallyHidden> the review by {authorName}</VisuallyHidden>
        </Button>
      </div>
      {isReporting ? (
        <Suspense fallback={null}>
          <ReportDialog reviewId={reviewId} onClose={() => setIsReporting(false)} returnFocus={button} />
        </Suspense>
      ) : null}
    </article>
  );
}
