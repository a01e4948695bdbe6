import type { ReactNode } from 'react';

export const markTones = ['outline', 'primary', 'accent', 'success'] as const;
export const markSizes = ['sm', 'md', 'lg'] as const;
export const markDefaults = { tone: 'outline', size: 'md' } as const;

export interface MarkProps {
  tone?: (typeof markTones)[number];
  size?: (typeof markSizes)[number];
  className?: string;
  /** A number or an icon. */
  children: ReactNode;
}
