import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { Link as RouterLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormShell } from '~/kernel/forms/FormShell.tsx';
import { type AppForm } from '~/kernel/forms/use-app-form.ts';
import { APPLY_TITLES, type ApplyStep } from './apply-steps.ts';

export interface StepFormProps<Values extends FieldValues> {
  form: AppForm<Values>;
  step: ApplyStep;
  /** The step before, if there is one. */
  back?: ApplyStep;
  next: string;
  children: ReactNode;
}

/** What the forms of all steps have in common: the fields, on, and back without losing anything. */
export function StepForm<Values extends FieldValues>({ form, step, back, next, children }: StepFormProps<Values>) {
  return (
    <FormShell {...form} label={APPLY_TITLES[step]}>
      {children}
      <Inline gap="3" marginTop="2">
        <Button type="submit" size="lg" loading={form.isSubmitting}>
          {next}
        </Button>
        {back === undefined ? null : (
          <Button size="lg" variant="ghost" asChild>
            <RouterLink to="/become-pro/gmp_professional_form" search={{ step: back }} resetScroll={false}>
              Back
            </RouterLink>
          </Button>
        )}
      </Inline>
    </FormShell>
  );
}
