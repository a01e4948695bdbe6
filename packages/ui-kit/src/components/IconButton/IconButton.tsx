import { cloneElement, isValidElement } from 'react';
import { cx } from '../../cx.ts';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './IconButton.css.ts';
import { iconButtonDefaults, type IconButtonProps } from './IconButton.props.ts';

/** A round button with an icon and a name. */
export function IconButton({
  icon,
  initials,
  label,
  variant = iconButtonDefaults.variant,
  size = iconButtonDefaults.size,
  count,
  pressed,
  asChild,
  children,
  className,
  ...props
}: IconButtonProps) {
  const content = (
    <>
      {initials ? (
        <span className={styles.initials} data-initials={initials} />
      ) : (
        <Icon name={icon} size={size === 'sm' ? 'md' : 'lg'} />
      )}
      {count ? (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </>
  );
  return (
    <Button
      variant={variant === 'floating' ? 'ghost' : variant}
      size={initials ? 'sm' : undefined}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      asChild={asChild}
      className={cx(
        styles.root,
        styles.size[size],
        variant === 'floating' && styles.floating,
        pressed && styles.pressed,
        className,
      )}
      {...props}
    >
      {asChild && isValidElement(children) ? cloneElement(children, { children: content }) : content}
    </Button>
  );
}
