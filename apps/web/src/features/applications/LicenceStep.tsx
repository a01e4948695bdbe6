import { Banner } from '@regen/ui-kit/Banner';
import { DateField } from '@regen/ui-kit/DateField';
import { FileDropzone } from '@regen/ui-kit/FileDropzone';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Text } from '@regen/ui-kit/Text';
import { TextField } from '@regen/ui-kit/TextField';
import { useRef, useState } from 'react';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { licenceSchema } from './apply-schema.ts';
import * as styles from './join.css.ts';
import { LICENCE_TYPES, licenceProblem, MAX_PDF_BYTES, tooLarge, WRONG_TYPE } from './licence-file.ts';
import type { StepProps } from './step-props.ts';
import { StepForm } from './StepForm.tsx';

export interface LicenceStepProps extends StepProps {
  file: File | null;
  onFile: (file: File | null) => void;
  /** Why the server did not take the file. */
  refusal: string | null;
}

/** What stands in the form while the day that is typed is no day. */
const NO_DAY = 'no day';

export function LicenceStep({ draft, onDone, file, onFile, refusal }: LicenceStepProps) {
  const { licenceNumber, licenceAuthority, licenceExpiresOn } = draft.values;
  const announce = useAnnounce();
  const [problem, setProblem] = useState(refusal);
  const zone = useRef<HTMLDivElement>(null);
  // The day that was typed before a reload is kept, and so is the reason to ask for the file again.
  const [isFileGone] = useState(() => file === null && refusal === null && licenceNumber !== '');
  const form = useAppForm({
    id: 'apply-licence',
    schema: licenceSchema,
    defaultValues: { licenceNumber, licenceAuthority, licenceExpiresOn },
    onChange: draft.update,
    onSubmit: async (values) => {
      draft.update(values);
      if (file !== null) return onDone();
      setProblem('Choose a photo or scan of your license.');
      announce('Choose a photo or scan of your license.');
      zone.current?.querySelector('input')?.focus();
    },
  });
  const day = form.field('licenceExpiresOn');
  const refuse = (message: string) => {
    onFile(null);
    setProblem(message);
    announce(message);
  };
  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const wrong = await licenceProblem(chosen);
    if (wrong !== null) return refuse(wrong);
    setProblem(null);
    onFile(chosen);
    announce(`${chosen.name} added.`);
  };
  return (
    <StepForm form={form} step="licence" back="business" next="Review">
      {isFileGone && file === null ? (
        <Banner tone="info" title="Please choose the file again">
          <Text>We’ve kept what you typed, but your browser doesn’t keep files when a page reloads.</Text>
        </Banner>
      ) : null}
      <div className={styles.fields}>
        <TextField
          {...form.field('licenceNumber')}
          label="License number"
          autoCapitalize="characters"
          spellCheck={false}
          autoComplete="off"
          maxLength={60}
        />
        <TextField
          {...form.field('licenceAuthority')}
          label="Issued by"
          hint="A state, board or country."
          autoComplete="off"
          maxLength={120}
        />
        <DateField
          id={day.id}
          error={day.error}
          label="Expires"
          hint="Expiration date, as month/day/year."
          value={form.form.watch('licenceExpiresOn') === NO_DAY ? '' : form.form.watch('licenceExpiresOn')}
          onValueChange={(value) => form.form.setValue('licenceExpiresOn', value ?? NO_DAY)}
        />
        <div ref={zone} className={styles.wholeRow}>
          <FileDropzone
            label="Photo or scan of your license"
            hint="A PDF up to 10 MB, or a PNG, JPEG or WebP photo up to 5 MB. Only our team sees it."
            error={problem ?? undefined}
            accept={LICENCE_TYPES}
            maxBytes={MAX_PDF_BYTES}
            files={file ? [{ id: 'licence', name: file.name, size: file.size, state: 'waiting' }] : []}
            onFiles={([chosen]) => void take(chosen)}
            onReject={([first]) => first && refuse(first.reason === 'type' ? WRONG_TYPE : tooLarge(first.file.size))}
            onRemove={() => {
              onFile(null);
              announce('File removed.');
            }}
          />
        </div>
      </div>
    </StepForm>
  );
}
