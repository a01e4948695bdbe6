import type { ReactNode } from 'react';
import type { IconName } from '../Icon/index.ts';

export const badgeTones = ['neutral', 'primary', 'info', 'success', 'warning', 'danger'] as const;
export const badgeDefaults = { tone: 'neutral' } as const;

export interface BadgeProps {
  tone?: (typeof badgeTones)[number];
  icon?: IconName;
  className?: string;
  children: ReactNode;
}
