import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { slot } from '../../slot.ts';
import { Icon } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './Button.css.ts';
import { buttonDefaults, type ButtonProps } from './Button.props.ts';

/** An action. With `asChild`, a link that looks like one. */
export function Button({
  variant = buttonDefaults.variant,
  size = buttonDefaults.size,
  loading = false,
  fullWidth,
  flush,
  iconStart,
  iconEnd,
  asChild,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const busy = loading
    ? {
        'aria-busy': true,
        'aria-disabled': true,
        onClick: (event: MouseEvent<HTMLButtonElement>) => event.preventDefault(),
      }
    : { onClick };
  const content = (label: ReactNode) => (
    <>
      {iconStart ? <Icon name={iconStart} className={cx(loading && styles.hidden)} /> : null}
      {loading ? <span className={styles.hidden}>{label}</span> : label}
      {iconEnd ? <Icon name={iconEnd} className={cx(loading && styles.hidden)} /> : null}
      {loading ? (
        <span className={styles.spinner}>
          <Spinner size="sm" />
        </span>
      ) : null}
    </>
  );
  const shared = {
    className: cx(
      styles.root,
      styles.size[size],
      styles.variant[variant],
      fullWidth && styles.fullWidth,
      flush && styles.flush,
      className,
    ),
    ...props,
    ...busy,
  };
  if (asChild) return slot(children, shared, content);
  return (
    <button type={buttonDefaults.type} {...shared}>
      {content(children)}
    </button>
  );
}
