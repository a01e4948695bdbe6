import type { ReactNode } from 'react';

export const messageSides = ['theirs', 'own'] as const;
export const messageStates = ['sending', 'sent', 'delivered', 'read', 'failed'] as const;
export const messageStateTexts = {
  sending: 'Sending',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Not sent',
} as const;
export const messageBubbleDefaults = {
  side: 'theirs',
  as: 'li',
  retryLabel: 'Try again',
  deleteLabel: 'Delete',
} as const;

export interface MessageBubbleProps {
  as?: 'li' | 'div';
  side?: (typeof messageSides)[number];
  /** Who wrote it: read aloud with every message, shown where `showAuthor` says so. */
  author: string;
  /** For the first of several in a row by one person. */
  showAuthor?: boolean;
  /** It is the one that was searched for. */
  isHighlighted?: boolean;
  /** Time and state are only read aloud: for all but the last of several in a row. */
  footHidden?: boolean;
  /** The moment, as ISO 8601, and as it is shown. */
  sentAt: string;
  time: string;
  /** Of one's own message. */
  state?: (typeof messageStates)[number];
  stateTexts?: Record<(typeof messageStates)[number], string>;
  /** Why a message was not sent. */
  reason?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  onDelete?: () => void;
  deleteLabel?: string;
  /** Pictures, files and cards, below the text. */
  attached?: ReactNode;
  /** The text; its white space is preserved, and its direction is its own. Without it there is no bubble. */
  children?: ReactNode;
  className?: string;
}
