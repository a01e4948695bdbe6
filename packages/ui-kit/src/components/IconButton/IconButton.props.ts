import type { ComponentPropsWithRef } from 'react';
import { buttonVariants } from '../Button/Button.props.ts';
import type { IconName } from '../Icon/index.ts';

/** Those of Button, and `floating`: a white disc over a picture. */
export const iconButtonVariants = [...buttonVariants, 'floating'] as const;
export const iconButtonSizes = ['sm', 'md'] as const;
export const iconButtonDefaults = { variant: 'ghost', size: 'md' } as const;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName;
  /** Shown instead of the icon: who the button belongs to. */
  initials?: string;
  /** The button's name; also its tooltip. */
  label: string;
  variant?: (typeof iconButtonVariants)[number];
  size?: (typeof iconButtonSizes)[number];
  /** A small count at the corner, such as items in the cart. Include it in `label`. */
  count?: number;
  /** Turns the button into a toggle. */
  pressed?: boolean;
  /** Gives the look to a link: `<IconButton asChild …><Link /></IconButton>`. */
  asChild?: boolean;
  children?: React.ReactElement<{ children?: React.ReactNode }>;
}
