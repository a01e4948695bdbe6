/** Apart from what the steps check: the route needs the names, and not the schemas, on every page. */
export const APPLY_STEPS = ['person', 'business', 'license', 'review'] as const;
export type ApplyStep = (typeof APPLY_STEPS)[number];
