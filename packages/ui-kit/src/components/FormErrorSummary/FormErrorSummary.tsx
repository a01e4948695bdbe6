import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './FormErrorSummary.css.ts';
import { formErrorSummaryDefaults, type FormErrorSummaryProps } from './FormErrorSummary.props.ts';

function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  // The URL stays: the fragment is no place in the app's history.
  event.preventDefault();
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
}

/** All errors of a form at its top, each a link to its field. */
export function FormErrorSummary({
  errors,
  title = formErrorSummaryDefaults.title,
  focusOnAppear = true,
  className,
  ...props
}: FormErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown && focusOnAppear) root.current?.focus();
  }, [shown, focusOnAppear]);
  if (!shown) return null;
  return (
    <div
      ref={root}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cx(styles.root, className)}
      {...props}
    >
      <Icon name="alert" size="lg" className={styles.icon} />
      <div>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }, index) => (
            <li key={fieldId ?? index}>
              {fieldId ? (
                <a href={`#${fieldId}`} className={styles.link} onClick={goTo}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
