import { countryName, placeLine } from '@regen/domain';
import type { Application } from '@regen/sdk';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Checkbox } from '@regen/ui-kit/Checkbox';
import { ProgressBar } from '@regen/ui-kit/ProgressBar';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { TextArea } from '@regen/ui-kit/TextArea';
import { ReadTerms } from '~/features/terms/index.ts';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { inPercent } from '~/kernel/words/counts.ts';
import { calendarDay } from '~/kernel/words/dates.ts';
import { BUSINESS_TYPES, labelOf, messageSchema, PROFESSIONS } from './apply-schema.ts';
import * as styles from './join.css.ts';
import { isOtherFile, refusedFile } from './refused-file.ts';
import { ReviewPart } from './ReviewPart.tsx';
import { StepForm } from './StepForm.tsx';
import { toParams } from './to-params.ts';
import type { ApplyDraft } from './use-apply-draft.ts';
import { useSendApplication } from './use-send-application.ts';

export interface ReviewStepProps {
  draft: ApplyDraft;
  file: File;
  onSent: (application: Application) => void;
  /** The server does not take the file: back to where another one is chosen. */
  onRefused: (message: string) => void;
}

export function ReviewStep({ draft, file, onSent, onRefused }: ReviewStepProps) {
  const { values } = draft;
  const sending = useSendApplication();
  const form = useAppForm({
    id: 'apply-review',
    schema: messageSchema,
    defaultValues: { message: values.message, acceptTerms: false },
    onChange: ({ message }) => {
      // Anything else in the form would make another application of what was sent already.
      if (message !== values.message) draft.update({ message });
    },
    onSubmit: async ({ message }) => {
      try {
        const application = await sending.send(toParams({ ...values, message }, file), draft.sendKey);
        if (application !== null) onSent(application);
      } catch (error) {
        const refusal = refusedFile(error);
        if (refusal !== null) return onRefused(refusal);
        if (isOtherFile(error)) draft.renew();
        throw error;
      }
    },
  });
  const { line1, line2, city, region, postalCode, countryCode } = values;
  const place = [line1, line2, placeLine({ city, region, postalCode }), countryName(countryCode)];
  const percent = Math.round(sending.progress ?? 0);
  return (
    <div className={styles.summary}>
      <ReviewPart
        step="person"
        facts={[
          { label: 'Name', value: `${values.firstName} ${values.lastName}` },
          { label: 'Email', value: values.email },
          { label: 'Phone', value: values.phone },
          { label: 'Profession', value: labelOf(PROFESSIONS, values.profession) },
        ]}
      />
      <ReviewPart
        step="business"
        facts={[
          { label: 'Business', value: `${values.businessName}, ${labelOf(BUSINESS_TYPES, values.businessType)}` },
          { label: 'Website', value: values.website },
          { label: 'Address', value: place.filter(Boolean).join(', ') },
        ]}
      />
      <ReviewPart
        step="license"
        facts={[
          { label: 'License', value: `${values.licenseNumber}, ${values.licenseAuthority}` },
          { label: 'Expires', value: calendarDay(values.licenseExpiresOn) },
          { label: 'File', value: file.name },
        ]}
      />
      <StepForm
        form={form}
        step="review"
        back="license"
        next={sending.wasStopped ? 'Submit again' : 'Submit application'}
      >
        <TextArea
          {...form.field('message')}
          label="Anything we should know?"
          optional
          hint="Such as how you heard about us, or when you’d like to start."
          maxLength={2000}
        />
        <Checkbox
          {...form.field('acceptTerms')}
          label="I accept the terms and conditions, and my license is valid where I work"
        />
        <ReadTerms />
        {sending.progress === null ? null : (
          <Stack gap="3" align="start">
            <ProgressBar
              label={percent < 100 ? `Sending ${file.name}` : 'Checking your license'}
              value={percent}
              valueText={inPercent(percent)}
            />
            <Button variant="secondary" size="sm" onClick={sending.stop}>
              Stop sending
            </Button>
          </Stack>
        )}
        {sending.wasStopped ? (
          <Banner tone="info" live title="Sending stopped">
            <Text>We’ve kept everything. Submitting again won’t create a second application.</Text>
          </Banner>
        ) : null}
      </StepForm>
    </div>
  );
}
