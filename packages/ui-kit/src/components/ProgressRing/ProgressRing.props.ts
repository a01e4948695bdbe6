import type { ReactNode } from 'react';

export const progressRingSizes = ['sm', 'md', 'lg'] as const;
export const progressRingTones = ['primary', 'success', 'danger'] as const;
export const progressRingDefaults = { max: 100, size: 'md', tone: 'primary' } as const;

export interface ProgressRingProps {
  /** Names it for screen readers. */
  label: string;
  /** Left out, the end is unknown. */
  value?: number;
  max?: number;
  /** In words, such as "3 of 4 lessons". */
  valueText?: string;
  size?: (typeof progressRingSizes)[number];
  tone?: (typeof progressRingTones)[number];
  /** In the middle: a figure or an icon. Not read aloud; say it in `valueText`. */
  children?: ReactNode;
  className?: string;
}
