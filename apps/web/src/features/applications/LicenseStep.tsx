import { Banner } from '@regen/ui-kit/Banner';
import { DateField } from '@regen/ui-kit/DateField';
import { FieldGrid, WholeRow } from '@regen/ui-kit/FieldGrid';
import { FileDropzone } from '@regen/ui-kit/FileDropzone';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Text } from '@regen/ui-kit/Text';
import { TextField } from '@regen/ui-kit/TextField';
import { useState } from 'react';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { FILE_CHOSEN, licenseFormSchema } from './apply-schema.ts';
import { LICENSE_TYPES, licenseProblem, MAX_PDF_BYTES, tooLarge, WRONG_TYPE } from './license-file.ts';
import type { StepProps } from './step-props.ts';
import { StepForm } from './StepForm.tsx';

export interface LicenseStepProps extends StepProps {
  file: File | null;
  onFile: (file: File | null) => void;
  /** Why the server did not take the file. */
  refusal: string | null;
}

/** What stands in the form while the day that is typed is no day. */
const NO_DAY = 'no day';

export function LicenseStep({ draft, onDone, file, onFile, refusal }: LicenseStepProps) {
  const { licenseNumber, licenseAuthority, licenseExpiresOn } = draft.values;
  const announce = useAnnounce();
  // Said at once, and in the summary once the form was sent.
  const [problem, setProblem] = useState(refusal);
  // The day that was typed before a reload is kept, and so is the reason to ask for the file again.
  const [isFileGone] = useState(() => file === null && refusal === null && licenseNumber !== '');
  const form = useAppForm({
    id: 'apply-license',
    schema: licenseFormSchema,
    defaultValues: {
      licenseNumber,
      licenseAuthority,
      licenseExpiresOn,
      license: file === null ? (refusal ?? '') : FILE_CHOSEN,
    },
    onChange: ({ license: _license, ...values }) => draft.update(values),
    onSubmit: async ({ license: _license, ...values }) => {
      draft.update(values);
      onDone();
    },
  });
  const { setValue, formState } = form.form;
  const day = form.field('licenseExpiresOn');
  const licenseField = form.field('license');
  const note = (license: string) => setValue('license', license, { shouldValidate: formState.isSubmitted });
  const refuse = (message: string) => {
    onFile(null);
    setProblem(message);
    note(message);
    announce(message);
  };
  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const wrong = await licenseProblem(chosen);
    if (wrong !== null) return refuse(wrong);
    setProblem(null);
    note(FILE_CHOSEN);
    onFile(chosen);
    announce(`${chosen.name} added.`);
  };
  return (
    <StepForm form={form} step="license" back="business" next="Review">
      {isFileGone && file === null ? (
        <Banner tone="info" title="Please choose the file again">
          <Text>We’ve kept what you typed, but your browser doesn’t keep files when a page reloads.</Text>
        </Banner>
      ) : null}
      <FieldGrid gap="5">
        <TextField
          {...form.field('licenseNumber')}
          label="License number"
          autoCapitalize="characters"
          spellCheck={false}
          autoComplete="off"
          maxLength={60}
        />
        <TextField
          {...form.field('licenseAuthority')}
          label="Issued by"
          hint="A state, board or country."
          autoComplete="off"
          maxLength={120}
        />
        <DateField
          id={day.id}
          error={day.error}
          label="Expires"
          hint="Month/day/year, such as 12/31/2030."
          value={form.form.watch('licenseExpiresOn') === NO_DAY ? '' : form.form.watch('licenseExpiresOn')}
          onValueChange={(value) => form.form.setValue('licenseExpiresOn', value ?? NO_DAY)}
        />
        <WholeRow>
          <FileDropzone
            id={licenseField.id}
            label="Photo or scan of your license"
            hint="A PDF up to 10 MB, or a PNG, JPEG or WebP photo up to 5 MB. Only our team sees it."
            error={licenseField.error ?? problem ?? undefined}
            accept={LICENSE_TYPES}
            maxBytes={MAX_PDF_BYTES}
            files={file ? [{ id: 'license', name: file.name, size: file.size, state: 'waiting' }] : []}
            onFiles={([chosen]) => void take(chosen)}
            onReject={([first]) => first && refuse(first.reason === 'type' ? WRONG_TYPE : tooLarge(first.file.size))}
            onRemove={() => {
              onFile(null);
              note('');
              announce('File removed.');
            }}
          />
        </WholeRow>
      </FieldGrid>
    </StepForm>
  );
}
