import type { ReactNode } from 'react';

export const accordionHeadingLevels = [2, 3, 4] as const;
export const accordionSizes = ['sm', 'md'] as const;
export const accordionDefaults = { headingLevel: 3, size: 'md' } as const;

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  defaultOpen?: boolean;
  /** Called when the item opens or closes; browsers also call it on mount for `defaultOpen`. */
  onToggle?: (isOpen: boolean) => void;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  headingLevel?: (typeof accordionHeadingLevels)[number];
  size?: (typeof accordionSizes)[number];
  /** Only one open at a time. */
  single?: boolean;
  className?: string;
}
