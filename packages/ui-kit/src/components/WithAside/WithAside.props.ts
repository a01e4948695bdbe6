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
  /** The narrow column: a summary, a menu. Its room is kept when there is none. */
  aside: ReactNode;
  /** At the start it also comes first for readers. */
  side?: (typeof withAsideSides)[number];
  /** `sm` holds a menu, `md` a summary. */
  size?: (typeof withAsideSizes)[number];
  /** Stays in view while the main part scrolls. */
  sticky?: boolean;
  /** Where there is one column, above the main part. */
  asideFirst?: boolean;
  /** Left out on paper, and its room with it: a menu. */
  asideUnprinted?: boolean;
  /** Below the main part; where there is one column, below the aside too. */
  after?: ReactNode;
  children?: ReactNode;
  className?: string;
}
