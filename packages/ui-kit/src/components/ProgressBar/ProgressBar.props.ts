import type { ReactNode } from 'react';

export const progressBarTones = ['primary', 'success'] as const;
export const progressBarDefaults = { max: 100, tone: 'primary' } as const;

export interface ProgressBarProps {
  label: ReactNode;
  labelHidden?: boolean;
  /** Left out, the end is unknown. */
  value?: number;
  max?: number;
  /** In words, such as "$12.00 to free shipping". */
  valueText?: string;
  tone?: (typeof progressBarTones)[number];
  className?: string;
}
