import type { ComponentPropsWithRef } from 'react';

export const skipLinkDefaults = { href: '#main', children: 'Skip to content' } as const;

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** The fragment of the element to jump to. */
  href?: `#${string}`;
}
