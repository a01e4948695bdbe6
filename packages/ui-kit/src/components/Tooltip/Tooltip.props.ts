import type { ReactElement } from 'react';

export const tooltipSides = ['top', 'bottom', 'left', 'right'] as const;
export const tooltipDefaults = { side: 'top', delay: 400 } as const;

export interface TooltipProps {
  /** A few words. Read as the description of the trigger. */
  text: string;
  /** What it explains: one element that takes the focus. */
  children: ReactElement;
  side?: (typeof tooltipSides)[number];
  /** Milliseconds of rest before it shows under a pointer. By keyboard it shows at once. */
  delay?: number;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}
