import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { IconName } from '../Icon/index.ts';

export const menuAligns = ['start', 'center', 'end'] as const;
export const menuItemTones = ['neutral', 'danger'] as const;
export const menuDefaults = { align: 'end', isInPlace: false } as const;
export const menuItemDefaults = { tone: 'neutral' } as const;

export interface MenuProps {
  trigger: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: (typeof menuAligns)[number];
  /** Whether it is rendered beside its trigger in the document, and so in the same landmark, not at the end of the page. */
  isInPlace?: boolean;
  /** `MenuItem`, `MenuSeparator` and `MenuLabel` elements. */
  children: ReactNode;
}

export interface MenuItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  icon?: IconName;
  tone?: (typeof menuItemTones)[number];
  disabled?: boolean;
  onSelect?: (event: Event) => void;
  /** For a link: `<MenuItem asChild><Link …>Orders</Link></MenuItem>`. */
  asChild?: boolean;
}
