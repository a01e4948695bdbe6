import type { ComponentPropsWithRef } from 'react';
import type { IconName } from '../Icon/index.ts';

export const buttonVariants = ['primary', 'secondary', 'ghost', 'danger'] as const;
export const buttonSizes = ['sm', 'md', 'lg'] as const;
export const buttonDefaults = { variant: 'primary', size: 'md', type: 'button' } as const;

export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores presses, without losing focus or width. */
  loading?: boolean;
  fullWidth?: boolean;
  /** For a small `ghost` below other text: its label lines up with the text. */
  flush?: boolean;
  iconStart?: IconName;
  iconEnd?: IconName;
  /** Gives the look to the only child, for example a router's link. */
  asChild?: boolean;
}
