import type { ReactNode } from 'react';
import type { IconName } from '../Icon/index.ts';

export const emptyStateHeadingLevels = [1, 2, 3] as const;
export const emptyStateDefaults = { headingLevel: 2 } as const;

export interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  /** One or two sentences: why it is empty and what helps. */
  children?: ReactNode;
  /** The next step, usually one button. */
  action?: ReactNode;
  headingLevel?: (typeof emptyStateHeadingLevels)[number];
  className?: string;
}
