/** Apart from what the steps check: the route needs the names, and not the schemas, on every page. */
export const APPLY_STEPS = ['person', 'business', 'license', 'review'] as const;
export type ApplyStep = (typeof APPLY_STEPS)[number];

/** The step in a URL; links from before the American spelling still work. */
export function applyStepParam(value: unknown): ApplyStep | undefined {
  return value === 'licence' ? 'license' : APPLY_STEPS.find((step) => step === value);
}
