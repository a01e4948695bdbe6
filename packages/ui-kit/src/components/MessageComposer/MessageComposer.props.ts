import type { ReactNode } from 'react';

export const messageComposerDefaults = {
  label: 'Message',
  sendLabel: 'Send',
  hint: 'Press Enter to send, Shift+Enter for a new line.',
  maxLength: 2000,
} as const;

export interface MessageComposerProps {
  label?: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The text without spaces around it; never empty. Clear `value` once it is saved. */
  onSend: (text: string) => void;
  sending?: boolean;
  /** Why nothing can be sent: offline, or blocked. Input is preserved. */
  blocked?: ReactNode;
  maxLength?: number;
  placeholder?: string;
  sendLabel?: string;
  /** How the keys work, read with the box. */
  hint?: string;
  className?: string;
}
