import type { ReactNode, RefObject } from 'react';

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
  /** The text without spaces around it; empty only with `canSendEmpty`. Clear `value` once it is saved. */
  onSend: (text: string) => void;
  sending?: boolean;
  /** There is something to send without a text, such as a picture. */
  canSendEmpty?: boolean;
  /** Why nothing can be sent: offline, or blocked. Input is preserved. */
  blocked?: ReactNode;
  maxLength?: number;
  placeholder?: string;
  sendLabel?: string;
  /** How the keys work, read with the box where there are keys. */
  hint?: string;
  /** Buttons for what goes with the text, such as one that adds a file. On phones they stand below the box with the one that sends. */
  actions?: ReactNode;
  /** What goes with the text, above it: files and cards. */
  attached?: ReactNode;
  /** Files that were pasted. Without it, pasting takes only text. */
  onFiles?: (files: File[]) => void;
  inputRef?: RefObject<HTMLTextAreaElement | null>;
  className?: string;
}
