import { businessSchema, licenseSchema, personSchema, type ApplyValues } from './apply-schema.ts';
import { APPLY_STEPS, type ApplyStep } from './apply-step-names.ts';

export { APPLY_STEPS, type ApplyStep };

export const APPLY_TITLES: Readonly<Record<ApplyStep, string>> = {
  person: 'You',
  business: 'Your business',
  license: 'Your license',
  review: 'Review & submit',
};

const SCHEMAS = { person: personSchema, business: businessSchema, license: licenseSchema } as const;

function isDone(step: ApplyStep, values: ApplyValues, hasFile: boolean): boolean {
  if (step === 'review') return false;
  return SCHEMAS[step].safeParse(values).success && (step !== 'license' || hasFile);
}

/** The step to show: the one asked for, or the first before it that is not done yet. */
export function reachableApplyStep(wanted: ApplyStep | undefined, values: ApplyValues, hasFile: boolean): ApplyStep {
  for (const step of APPLY_STEPS) if (step === wanted || !isDone(step, values, hasFile)) return step;
  return 'review';
}
