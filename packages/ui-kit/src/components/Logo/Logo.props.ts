export const logoSizes = ['sm', 'md', 'lg'] as const;
export const logoTones = ['heading', 'inverse', 'inherit'] as const;
export const logoDefaults = { size: 'md', tone: 'heading', label: 'Regen' } as const;

export interface LogoProps {
  size?: (typeof logoSizes)[number];
  tone?: (typeof logoTones)[number];
  /** Accessible name; `null` when the link around it has one. */
  label?: string | null;
  className?: string;
}
