import type { ReactElement } from 'react';

export const navLinkVariants = ['bar', 'side', 'row', 'foot'] as const;

export interface NavLinkProps {
  /** bar: beside one another in the head; side: a column beside the page; row: large, below one another; foot: on the dark foot. */
  variant: (typeof navLinkVariants)[number];
  className?: string;
  /** The link or the button that gets the look, for example a router's link. `aria-current="page"` marks the present one; in a column, so does any other value. */
  children: ReactElement;
}
