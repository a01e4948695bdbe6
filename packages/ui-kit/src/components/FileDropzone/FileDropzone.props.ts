import type { ReactNode } from 'react';
import type { FieldOwnProps } from '../Field/index.ts';

export const fileStates = ['waiting', 'uploading', 'done', 'failed'] as const;
export const fileDropzoneDefaults = {
  prompt: 'Choose a file',
  dropPrompt: 'or drop it here',
  removeLabel: 'Remove',
  retryLabel: 'Try again',
} as const;

/** What the app knows about one file. */
export interface FileItem {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  state: (typeof fileStates)[number];
  /** Per cent that has been sent. */
  progress?: number;
  /** Why it failed and what to do. */
  error?: string;
}

export interface FileDropzoneProps extends FieldOwnProps {
  id?: string;
  files: readonly FileItem[];
  /** Files that were chosen or dropped and fit `accept` and `maxBytes`. */
  onFiles: (files: File[]) => void;
  /** Files that do not fit, with the reason. */
  onReject?: (rejected: { file: File; reason: 'type' | 'size' }[]) => void;
  onRemove?: (id: string) => void;
  onRetry?: (id: string) => void;
  /** As the attribute of the same name: `.pdf,image/*`. */
  accept?: string;
  maxBytes?: number;
  multiple?: boolean;
  disabled?: boolean;
  prompt?: ReactNode;
  dropPrompt?: ReactNode;
  removeLabel?: string;
  retryLabel?: string;
  className?: string;
}
