import type { ReactNode } from 'react';

export const errorStateHeadingLevels = [1, 2, 3] as const;
export const errorStateDefaults = {
  headingLevel: 2,
  title: 'This couldn’t be loaded',
  retryLabel: 'Try again',
  requestIdLabel: 'Reference',
} as const;

export interface ErrorStateProps {
  title?: ReactNode;
  /** What failed, in a sentence for people. */
  message?: ReactNode;
  /** The server's id of the failed request, to name to support. */
  requestId?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Further ways out, beside the retry button. */
  action?: ReactNode;
  retryLabel?: string;
  requestIdLabel?: string;
  headingLevel?: (typeof errorStateHeadingLevels)[number];
  className?: string;
}
