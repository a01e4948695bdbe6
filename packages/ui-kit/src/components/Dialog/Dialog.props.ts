import type { ReactElement, ReactNode, RefObject } from 'react';

export const dialogSizes = ['sm', 'md', 'lg', 'xl'] as const;
export const dialogDefaults = { size: 'md', closeLabel: 'Close' } as const;

/** Shared by Dialog and Drawer. */
export interface ModalProps {
  /** Controlled; leave out together with `onOpenChange` when `trigger` decides alone. */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Element that opens it; the focus returns there. */
  trigger?: ReactElement;
  title: ReactNode;
  titleHidden?: boolean;
  description?: ReactNode;
  closeLabel?: string;
  /** Takes the focus on opening; otherwise the modal itself does. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes on closing when there is no trigger. */
  returnFocus?: RefObject<HTMLElement | null>;
  /** Stays in view at the bottom, such as a total and its button. */
  footer?: ReactNode;
  children: ReactNode;
}

export interface DialogProps extends ModalProps {
  size?: (typeof dialogSizes)[number];
}
