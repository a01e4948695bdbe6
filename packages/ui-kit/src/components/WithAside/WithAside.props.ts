import type { ReactNode } from 'react';

export const withAsideSides = ['start', 'end'] as const;
export const withAsideSizes = ['sm', 'md'] as const;
export const withAsideDefaults = {
  side: 'end',
  size: 'md',
  sticky: false,
  asideFirst: false,
  asideUnprinted: false,
} as const;

export interface WithAsideProps {
  /** The narrow column: a summary or a menu. Its space is reserved even when it is empty. */
  aside: ReactNode;
  /** At the start, it also comes first in the reading order. */
  side?: (typeof withAsideSides)[number];
  /** `sm` holds a menu, `md` a summary. */
  size?: (typeof withAsideSizes)[number];
  /** Stays in view while the main part scrolls. */
  sticky?: boolean;
  /** In the single-column layout, puts it above the main part. */
  asideFirst?: boolean;
  /** Leaves it out on paper, along with its column: for a menu. */
  asideUnprinted?: boolean;
  /** Below the main part; in the single-column layout, below the aside too. */
  after?: ReactNode;
  children?: ReactNode;
  className?: string;
}
