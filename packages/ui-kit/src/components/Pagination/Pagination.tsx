import { cx } from '../../cx.ts';
import { Icon } from '../Icon/index.ts';
import { pageWindow } from './page-window.ts';
import * as styles from './Pagination.css.ts';
import { paginationDefaults, type PaginationProps } from './Pagination.props.ts';

/** Links to the pages of a list. Nothing for a single page. */
export function Pagination({
  page,
  pageCount,
  renderLink,
  label = paginationDefaults.label,
  previousLabel = paginationDefaults.previousLabel,
  nextLabel = paginationDefaults.nextLabel,
  pageLabel = paginationDefaults.pageLabel,
  className,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  const step = (to: number, name: string, icon: 'chevronStart' | 'chevronEnd', rel: 'prev' | 'next') => (
    <li>
      {to < 1 || to > pageCount ? (
        <span className={cx(styles.link, styles.off)} aria-hidden="true">
          <Icon name={icon} />
        </span>
      ) : (
        renderLink(to, { className: styles.link, 'aria-label': name, rel, children: <Icon name={icon} /> })
      )}
    </li>
  );
  return (
    <nav aria-label={label} className={className}>
      <ul className={styles.list}>
        {step(page - 1, previousLabel, 'chevronStart', 'prev')}
        {pageWindow(page, pageCount).map((entry) =>
          typeof entry === 'number' ? (
            <li key={entry} className={styles.wideOnly}>
              {renderLink(entry, {
                className: styles.link,
                'aria-label': `${pageLabel} ${entry}`,
                ...(entry === page ? { 'aria-current': 'page' } : {}),
                children: entry,
              })}
            </li>
          ) : (
            <li key={entry} className={cx(styles.gap, styles.wideOnly)} aria-hidden="true">
              …
            </li>
          ),
        )}
        <li className={styles.narrowOnly}>
          {pageLabel} {page} / {pageCount}
        </li>
        {step(page + 1, nextLabel, 'chevronEnd', 'next')}
      </ul>
    </nav>
  );
}
