import type { ReactElement, ReactNode } from 'react';

export const paginationDefaults = {
  label: 'Pages',
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
  pageLabel: 'Page',
} as const;

export interface PaginationLinkProps {
  className: string;
  'aria-label': string;
  'aria-current'?: 'page';
  rel?: 'prev' | 'next';
  children: ReactNode;
}

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** The router's link to a page, given the props: `(page, props) => <Link search={{ page }} {...props} />`. */
  renderLink: (page: number, props: PaginationLinkProps) => ReactElement;
  label?: string;
  previousLabel?: string;
  nextLabel?: string;
  pageLabel?: string;
  className?: string;
}
