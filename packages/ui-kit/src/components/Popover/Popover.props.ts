import type { ReactElement, ReactNode } from 'react';

export const popoverSides = ['top', 'bottom', 'left', 'right'] as const;
export const popoverAligns = ['start', 'center', 'end'] as const;
export const popoverDefaults = { side: 'bottom', align: 'start' } as const;

export interface PopoverProps {
  trigger: ReactElement;
  /** Names the panel. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: (typeof popoverSides)[number];
  align?: (typeof popoverAligns)[number];
  children: ReactNode;
}
