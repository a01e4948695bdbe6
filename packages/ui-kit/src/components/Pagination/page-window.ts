/**
 * Pages to show: the first, the last, the current one and its neighbors; 'gap' where pages are left out.
 * A gap of one page shows that page instead. Always at most seven entries.
 */
export function pageWindow(page: number, pageCount: number): readonly (number | 'gap-start' | 'gap-end')[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const middle = Math.min(Math.max(page, 4), pageCount - 3);
  const start = middle <= 4 ? [1, 2, 3] : ([1, 'gap-start', middle - 1] as const);
  const end =
    middle >= pageCount - 3 ? [pageCount - 2, pageCount - 1, pageCount] : ([middle + 1, 'gap-end', pageCount] as const);
  return [...start, middle, ...end];
}
