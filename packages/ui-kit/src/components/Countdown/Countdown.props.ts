import type { ReactNode } from 'react';

export const countdownVariants = ['boxes', 'line'] as const;
export const countdownDefaults = { variant: 'boxes', locale: 'en-US' } as const;

export interface CountdownProps {
  /** What is waited for, such as "Registration closes in". */
  label: string;
  /** The end, in milliseconds since 1970 as from `Date.parse`. */
  until: number;
  /** The time by the server. It puts a wrong clock right, and server and browser begin alike. */
  now?: number;
  variant?: (typeof countdownVariants)[number];
  /** Takes the place of the figures at the end. */
  ended: ReactNode;
  onEnd?: () => void;
  locale?: string;
  className?: string;
}
