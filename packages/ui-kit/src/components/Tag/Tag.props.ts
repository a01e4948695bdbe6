import type { ReactElement, ReactNode } from 'react';

export const tagDefaults = { removeLabel: 'Remove' } as const;

export interface TagProps {
  children: ReactNode;
  /** Adds a button that removes the tag. */
  onRemove?: () => void;
  /** Turns the whole tag into a link that removes it; for filters stored in the URL. Pass an empty router link. */
  removeLink?: ReactElement<{ children?: ReactNode; className?: string }>;
  /** Start of the remove button's name, which goes on with the tag's text. */
  removeLabel?: string;
  className?: string;
}
