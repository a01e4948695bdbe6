/** Smallest widths, in em, so that zoomed text gets the smaller layout. 48em is 768 px. */
export const breakpoints = { tablet: '48em', desktop: '64em', wide: '90em' } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Condition text for `@media`. */
export const from = {
  tablet: `(min-width: ${breakpoints.tablet})`,
  desktop: `(min-width: ${breakpoints.desktop})`,
  wide: `(min-width: ${breakpoints.wide})`,
} as const;

export const below = {
  tablet: `(width < ${breakpoints.tablet})`,
  desktop: `(width < ${breakpoints.desktop})`,
} as const;
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
/** A real pointer: hover effects would stick on touch screens. */
export const canHover = '(hover: hover)';
