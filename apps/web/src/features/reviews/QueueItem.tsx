import type { ReviewForStaff } from '@regen/sdk';
import { reviewAnswer, reviewModerate } from '@regen/sdk/query';
import { Badge } from '@regen/ui-kit/Badge';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { TextArea } from '@regen/ui-kit/TextArea';
import { useToast } from '@regen/ui-kit/Toast';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { counted } from '~/kernel/words/counts.ts';
import { momentOf } from '~/kernel/words/dates.ts';
import { GivenStars } from './GivenStars.tsx';
import { REPORT_REASONS } from './report-reasons.ts';
import { ReviewAnswerBox } from './ReviewAnswerBox.tsx';
import { ReviewText } from './ReviewText.tsx';

/** A review for staff: its text, its reports and what they can do about it. */
export function QueueItem({ review }: { review: ReviewForStaff }) {
  const { sku, productName, orderNumber, rating, title, text, authorName, isProfessional, submittedAt } = review;
  const [writing, setWriting] = useState<'reason' | 'answer' | null>(null);
  const moderate = useWrite(reviewModerate);
  const showToast = useToast();
  const publish = () =>
    moderate.mutate(
      { reviewId: review.reviewId, state: 'published', submittedAt },
      { onSuccess: () => showToast({ message: 'Review published.', tone: 'success' }) },
    );
  const isReported = review.reports.length > 0;
  return (
    <Card as="article" padding="lg">
      <Stack gap="4">
        <Stack gap="2">
          <Heading level={2} size="sm">
            <TextLink asChild>
              <Link to="/products/$sku" params={{ sku }}>
                {productName}
              </Link>
            </TextLink>
          </Heading>
          <Inline gap="3" align="center">
            <GivenStars value={rating} />
            {isProfessional ? <Badge tone="primary">Professional</Badge> : null}
          </Inline>
          <Text size="sm" tone="muted">
            {authorName} · Order {orderNumber} · <time dateTime={submittedAt}>{momentOf(submittedAt)}</time>
          </Text>
        </Stack>
        <div>
          {title ? <Text weight="semibold">{title}</Text> : null}
          <ReviewText>{text}</ReviewText>
        </div>
        {isReported ? (
          <Banner tone="warning" title={counted(review.reports.length, 'report')}>
            <ul>
              {review.reports.map(({ reason, note, reportedAt }) => (
                <li key={`${reason}-${reportedAt}`}>
                  {REPORT_REASONS[reason]}
                  {note === null ? null : `: ${note}`}
                </li>
              ))}
            </ul>
          </Banner>
        ) : null}
        {review.reason === null ? null : <Text tone="muted">Rejected: {review.reason}</Text>}
        {review.answer === null || writing === 'answer' ? null : <ReviewAnswerBox text={review.answer.text} />}
        {moderate.error ? <FailureBanner error={moderate.error} /> : null}
        {writing === null ? (
          <Inline gap="3">
            {review.state !== 'published' || isReported ? (
              <Button size="sm" loading={moderate.isPending} onClick={publish}>
                {review.state === 'published' ? 'Keep published' : 'Publish'}
              </Button>
            ) : null}
            {review.state === 'rejected' ? null : (
              <Button size="sm" variant="secondary" onClick={() => setWriting('reason')}>
                Reject
              </Button>
            )}
            <Button size="sm" variant="secondary" onClick={() => setWriting('answer')}>
              {review.answer === null ? 'Reply' : 'Edit reply'}
            </Button>
          </Inline>
        ) : writing === 'reason' ? (
          <RejectForm review={review} onDone={() => setWriting(null)} />
        ) : (
          <AnswerForm review={review} onDone={() => setWriting(null)} />
        )}
      </Stack>
    </Card>
  );
}

interface FormProps {
  review: ReviewForStaff;
  onDone: () => void;
}

function RejectForm({ review, onDone }: FormProps) {
  const { error, isPending, mutate } = useWrite(reviewModerate);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const showToast = useToast();
  const send = () => {
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    mutate(
      { reviewId: review.reviewId, state: 'rejected', reason, submittedAt: review.submittedAt },
      {
        onSuccess() {
          showToast({ message: 'Review rejected.' });
          onDone();
        },
      },
    );
  };
  return (
    <TextForm
      label="Reason, shown to the reviewer"
      hint="For example: Please leave out people’s names."
      value={reason}
      onChange={setReason}
      maxLength={500}
      problem={isMissing ? 'Enter a reason.' : undefined}
      action="Reject review"
      state={{ error, isPending }}
      onSend={send}
      onCancel={onDone}
    />
  );
}

function AnswerForm({ review, onDone }: FormProps) {
  const { brand } = useApp().config.seller;
  const { error, isPending, mutate } = useWrite(reviewAnswer);
  const [text, setText] = useState(review.answer?.text ?? '');
  const showToast = useToast();
  const send = () =>
    mutate(
      { reviewId: review.reviewId, text: text.trim() === '' ? null : text },
      {
        onSuccess() {
          showToast({ message: text.trim() === '' ? 'Reply removed.' : 'Reply saved.', tone: 'success' });
          onDone();
        },
      },
    );
  return (
    <TextForm
      label={`Reply from ${brand}`}
      hint="Shown to everyone below the review. Clear the text to remove it."
      value={text}
      onChange={setText}
      maxLength={1000}
      problem={undefined}
      action="Save reply"
      state={{ error, isPending }}
      onSend={send}
      onCancel={onDone}
    />
  );
}

interface TextFormProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  problem: string | undefined;
  action: string;
  state: { error: Error | null; isPending: boolean };
  onSend: () => void;
  onCancel: () => void;
}

function TextForm({
  label,
  hint,
  value,
  onChange,
  maxLength,
  problem,
  action,
  state,
  onSend,
  onCancel,
}: TextFormProps) {
  const id = useId();
  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!state.isPending) onSend();
      }}
    >
      <Stack gap="3">
        {state.error ? <FailureBanner error={state.error} /> : null}
        <TextArea
          id={id}
          label={label}
          hint={hint}
          value={value}
          maxLength={maxLength}
          error={problem}
          onChange={({ target }) => onChange(target.value)}
        />
        <Inline gap="3">
          <Button type="submit" size="sm" loading={state.isPending}>
            {action}
          </Button>
          <Button size="sm" variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
