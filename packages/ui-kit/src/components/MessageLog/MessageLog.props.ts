import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';

export const messageDividerTones = ['neutral', 'primary'] as const;
export const messageLogDefaults = { announces: true } as const;
export const messageDividerDefaults = { tone: 'neutral' } as const;

export interface MessageLogProps {
  /** Whose conversation it is. */
  label: string;
  /** Whether new messages are read aloud as they come; false where the app announces them itself. */
  announces?: boolean;
  /** The box that scrolls. At its end, `scrollTop` is 0, and further up negative. */
  ref?: Ref<HTMLDivElement>;
  className?: string;
  /** `MessageBubble` and `MessageDivider` elements, oldest first. */
  children: ReactNode;
}

export interface MessageDividerProps extends ComponentPropsWithRef<'li'> {
  /** `primary` marks where somebody had stopped reading. */
  tone?: (typeof messageDividerTones)[number];
}
