import { Icon } from '../Icon/index.ts';
import * as styles from './Breadcrumbs.css.ts';
import { breadcrumbsDefaults, type BreadcrumbsProps } from './Breadcrumbs.props.ts';

/** The way from the top of the store to this page. */
export function Breadcrumbs({ items, label = breadcrumbsDefaults.label, className }: BreadcrumbsProps) {
  const last = items.length - 1;
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={typeof item === 'string' ? item : (item.key ?? index)} className={styles.item}>
            {index === last ? (
              <span aria-current="page" className={styles.current}>
                {item}
              </span>
            ) : (
              <>
                {item}
                <span className={styles.separator}>
                  <Icon name="chevronEnd" size="sm" />
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
