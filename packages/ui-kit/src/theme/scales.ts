// The sizes of the system. Everything sits on a 4-px grid; rem so that the reader's own text size scales all of it.

export const scales = {
  space: {
    '0': '0',
    '1': '0.25rem',
    '2': '0.5rem',
    '3': '0.75rem',
    '4': '1rem',
    '5': '1.25rem',
    '6': '1.5rem',
    '8': '2rem',
    '10': '2.5rem',
    '12': '3rem',
    '16': '4rem',
    '20': '5rem',
    '24': '6rem',
  },
  font: {
    serif: "'Regen Serif', 'Regen Serif Fallback', 'Iowan Old Style', Georgia, serif",
    sans: "'Regen Sans', 'Regen Sans Fallback', system-ui, sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  },
  text: {
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.1875rem',
    xl: '1.375rem',
  },
  heading: {
    xs: '1.125rem',
    sm: 'clamp(1.25rem, 1.2rem + 0.25vw, 1.375rem)',
    md: 'clamp(1.5rem, 1.4rem + 0.5vw, 1.75rem)',
    lg: 'clamp(1.875rem, 1.6rem + 1.2vw, 2.5rem)',
    xl: 'clamp(2.25rem, 1.75rem + 2.2vw, 3.5rem)',
    hero: 'clamp(2.625rem, 1.85rem + 3.6vw, 4.75rem)',
  },
  leading: { tight: '1.08', snug: '1.25', body: '1.55' },
  tracking: { tight: '-0.018em', normal: '0', wide: '0.08em' },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  radius: { none: '0', sm: '0.25rem', md: '0.5rem', lg: '1rem', full: '999px' },
  border: { thin: '1px', thick: '2px' },
  duration: { fast: '120ms', normal: '200ms', slow: '320ms', skeletonDelay: '200ms' },
  easing: { out: 'cubic-bezier(0.2, 0.8, 0.2, 1)', inOut: 'cubic-bezier(0.6, 0, 0.2, 1)' },
  layer: {
    base: '0',
    raised: '1',
    sticky: '100',
    dropdown: '300',
    overlay: '400',
    modal: '500',
    toast: '600',
    skip: '700',
  },
  size: {
    control: '3rem',
    controlSmall: '2.25rem',
    touch: '2.75rem',
    icon: '1.25rem',
    measure: '66ch',
    content: '80rem',
    narrow: '40rem',
    wide: '96rem',
  },
} as const;

export const spaceKeys = Object.keys(scales.space) as readonly (keyof typeof scales.space)[];
export type Space = keyof typeof scales.space;
