import { FieldGrid, WholeRow } from '@regen/ui-kit/FieldGrid';
import { Select } from '@regen/ui-kit/Select';
import { TextField } from '@regen/ui-kit/TextField';
import { EmailField } from '~/kernel/forms/EmailField.tsx';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { personSchema, PROFESSIONS } from './apply-schema.ts';
import type { StepProps } from './step-props.ts';
import { StepForm } from './StepForm.tsx';

export function PersonStep({ draft, onDone }: StepProps) {
  const { firstName, lastName, email, phone, profession } = draft.values;
  const form = useAppForm({
    id: 'apply-person',
    schema: personSchema,
    defaultValues: { firstName, lastName, email, phone, profession },
    onChange: draft.update,
    onSubmit: async (values) => {
      draft.update(values);
      onDone();
    },
  });
  const { field } = form;
  return (
    <StepForm form={form} step="person" next="Continue to your business">
      <FieldGrid gap="5">
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" maxLength={80} />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" maxLength={80} />
        <WholeRow>
          <EmailField {...field('email')} autoComplete="email" hint="We’ll reply to this address." />
        </WholeRow>
        <TextField {...field('phone')} type="tel" label="Phone" autoComplete="tel" maxLength={32} />
        <Select
          {...field('profession')}
          label="Profession"
          placeholder="Choose your profession"
          options={PROFESSIONS}
        />
      </FieldGrid>
    </StepForm>
  );
}
