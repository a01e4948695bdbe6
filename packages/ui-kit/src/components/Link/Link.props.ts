import type { ComponentPropsWithRef } from 'react';

export const linkVariants = ['inline', 'standalone', 'quiet', 'inverse'] as const;
export const linkDefaults = { variant: 'inline' } as const;

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** inline: underlined in text; standalone: underlined on hover; quiet: color of its surroundings; inverse: on dark. */
  variant?: (typeof linkVariants)[number];
  /** Gives the look to the only child, for example a router's link. */
  asChild?: boolean;
}
