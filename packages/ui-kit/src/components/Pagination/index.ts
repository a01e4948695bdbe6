export { Pagination } from './Pagination.tsx';
export { pageWindow } from './page-window.ts';
export type { PaginationLinkProps, PaginationProps } from './Pagination.props.ts';
