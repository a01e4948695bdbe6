import type { ReactElement } from 'react';

export const breadcrumbsDefaults = { label: 'Breadcrumb' } as const;

export interface BreadcrumbsProps {
  /** Links from the top down; the last entry is the page itself, as text. */
  items: readonly (ReactElement | string)[];
  label?: string;
  className?: string;
}
