import type { ReactNode } from 'react';

export interface TimelineEvent {
  id: string;
  title: ReactNode;
  /** When it was or will be. */
  time: ReactNode;
  note?: ReactNode;
  /** It has not happened yet. */
  isToCome?: boolean;
}

export interface TimelineProps {
  events: readonly TimelineEvent[];
  className?: string;
}
