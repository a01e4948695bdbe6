import type { ReactNode } from 'react';

export const toastTones = ['neutral', 'success', 'danger'] as const;
export const toastDefaults = {
  tone: 'neutral',
  duration: 6000,
  dismissLabel: 'Dismiss',
  regionLabel: 'Notifications',
} as const;

export interface ToastMessage {
  message: string;
  tone?: (typeof toastTones)[number];
  /** A link or button beside the message. With an action the toast stays until that is used or it is dismissed. */
  action?: ReactNode;
  /** Topic: a toast replaces an earlier one with the same topic. */
  about?: string;
  /** Milliseconds; the timer pauses under the pointer or focus. */
  duration?: number;
}

export interface ToastProviderProps {
  children: ReactNode;
  dismissLabel?: string;
  regionLabel?: string;
}

export type ShowToast = (toast: ToastMessage) => void;
