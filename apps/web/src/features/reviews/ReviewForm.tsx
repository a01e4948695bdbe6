import type { OrderReviews, OwnReview, SkinType } from '@regen/sdk';
import { reviewCreate, reviewUpdate } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { Radio, RadioGroup } from '@regen/ui-kit/RadioGroup';
import { Select } from '@regen/ui-kit/Select';
import { Stars } from '@regen/ui-kit/Stars';
import { Text } from '@regen/ui-kit/Text';
import { TextArea } from '@regen/ui-kit/TextArea';
import { TextField } from '@regen/ui-kit/TextField';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { counted } from '~/kernel/words/counts.ts';
import { reviewSchema, type ReviewValues } from './review-schema.ts';

export interface ReviewFormProps {
  order: OrderReviews;
  line: OrderReviews['lines'][number];
  /** From the link in the email. */
  accessToken: string | undefined;
  onSaved: (review: OwnReview) => void;
  onCancel: (() => void) | undefined;
}

const STARS = [5, 4, 3, 2, 1] as const;

const valuesOf = (review: OwnReview | null): ReviewValues => ({
  rating: review ? String(review.rating) : '',
  title: review?.title ?? '',
  text: review?.text ?? '',
  skinType: review?.skinType ?? '',
  concern: review?.concern ?? '',
});

/** The review form for one line of an order. */
export function ReviewForm({ order, line, accessToken, onSaved, onCancel }: ReviewFormProps) {
  const { orderId, authorName, isProfessional, skinTypes, concerns } = order;
  const { review, name } = line;
  const create = useWrite(reviewCreate);
  const update = useWrite(reviewUpdate);
  const form = useAppForm({
    id: `review-${line.line}`,
    schema: reviewSchema,
    defaultValues: valuesOf(review),
    isGuarded: true,
    async onSubmit({ rating, title, text, skinType, concern }) {
      const body = {
        rating: Number(rating),
        text,
        ...(title !== '' && { title }),
        // The values are those that the server has offered.
        ...(skinType !== '' && { skinType: skinType as SkinType }),
        ...(concern !== '' && { concern }),
        ...(accessToken !== undefined && { accessToken }),
      };
      onSaved(
        review
          ? await update.mutateAsync({ reviewId: review.reviewId, ...body })
          : await create.mutateAsync({ orderId, line: line.line, ...body }),
      );
    },
  });
  const rating = form.field('rating');
  return (
    <FormShell {...form} label={`Review of ${name}`}>
      <RadioGroup
        id={rating.id}
        name={rating.name}
        legend="How is it working for you?"
        error={rating.error}
        value={form.form.watch('rating')}
        onValueChange={(value) => form.form.setValue('rating', value, { shouldDirty: true })}
        required
      >
        {STARS.map((value) => (
          <Radio
            key={value}
            value={String(value)}
            label={
              <>
                <Stars value={value} /> {counted(value, 'star')}
              </>
            }
          />
        ))}
      </RadioGroup>
      <TextField {...form.field('title')} label="Title" optional maxLength={80} />
      <TextArea
        {...form.field('text')}
        label="Your review"
        hint="How do you use it, what changed, and who is it for? Please leave out names and health details."
        rows={5}
        maxLength={2000}
        required
      />
      <Inline gap="4">
        <Select
          {...form.field('skinType')}
          label="Your skin type"
          optional
          options={[{ value: '', label: 'Prefer not to say' }, ...skinTypes]}
        />
        <Select
          {...form.field('concern')}
          label="What you use it for"
          optional
          options={[{ value: '', label: 'Prefer not to say' }, ...concerns]}
        />
      </Inline>
      <Text size="sm" tone="muted">
        Once we’ve read it, we’ll publish it under the name “{authorName}”
        {isProfessional ? ' with a “Professional” badge' : null}.
      </Text>
      <Inline gap="3">
        <Button type="submit" loading={form.isSubmitting}>
          {review ? 'Save changes' : 'Submit review'}
        </Button>
        {onCancel ? (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </Inline>
    </FormShell>
  );
}
