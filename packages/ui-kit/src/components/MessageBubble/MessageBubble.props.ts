import type { ReactNode } from 'react';

export const messageSides = ['theirs', 'own'] as const;
export const messageStates = ['sending', 'sent', 'read', 'failed'] as const;
export const messageStateTexts = { sending: 'Sending', sent: 'Sent', read: 'Read', failed: 'Not sent' } as const;
export const messageBubbleDefaults = { side: 'theirs', as: 'li', retryLabel: 'Try again' } as const;

export interface MessageBubbleProps {
  as?: 'li' | 'div';
  side?: (typeof messageSides)[number];
  /** Who wrote it: read aloud with every message, shown where `showAuthor` says so. */
  author: string;
  /** For the first of several in a row by one person. */
  showAuthor?: boolean;
  /** The moment, as ISO 8601, and as it is shown. */
  sentAt: string;
  time: string;
  /** Of one's own message. */
  state?: (typeof messageStates)[number];
  stateTexts?: Record<(typeof messageStates)[number], string>;
  onRetry?: () => void;
  retryLabel?: string;
  /** The text; its line breaks are preserved. */
  children: ReactNode;
  className?: string;
}
