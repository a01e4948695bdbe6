import { useId } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Accordion.css.ts';
import { accordionDefaults, type AccordionProps } from './Accordion.props.ts';

/** Sections that open and close: the platform's `details`, so they work before scripts and in find-in-page. */
export function Accordion({
  items,
  headingLevel = accordionDefaults.headingLevel,
  size = accordionDefaults.size,
  single,
  className,
}: AccordionProps) {
  const group = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx(styles.root, className)}>
      {items.map(({ id, title, content, defaultOpen, onToggle }) => (
        <details
          key={id}
          id={id}
          className={styles.item}
          open={defaultOpen}
          name={single ? group : undefined}
          onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
        >
          <summary className={cx(styles.summary, styles.size[size])}>
            <Heading className={styles.title[size]}>{title}</Heading>
            <span className={styles.mark} aria-hidden="true">
              <Icon name="chevronDown" />
            </span>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
