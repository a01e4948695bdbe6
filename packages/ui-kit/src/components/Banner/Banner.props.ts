import type { ReactNode } from 'react';

export const bannerTones = ['info', 'success', 'warning', 'danger'] as const;
export const bannerDefaults = { tone: 'info', dismissLabel: 'Dismiss' } as const;

export interface BannerProps {
  tone?: (typeof bannerTones)[number];
  title?: ReactNode;
  children?: ReactNode;
  /** Beside or below the text. */
  action?: ReactNode;
  onDismiss?: () => void;
  dismissLabel?: string;
  /** For a message that appears while someone is on the page: read out at once for danger, politely for the rest. */
  live?: boolean;
  className?: string;
}
