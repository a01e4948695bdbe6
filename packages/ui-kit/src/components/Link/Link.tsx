import { cx } from '../../cx.ts';
import { slot } from '../../slot.ts';
import * as styles from './Link.css.ts';
import { linkDefaults, type LinkProps } from './Link.props.ts';

/** A link. `asChild` lends its look to the app's router link. */
export function Link({ variant = linkDefaults.variant, asChild, className, children, ...props }: LinkProps) {
  const classes = cx(styles.root, styles.variant[variant], className);
  if (asChild) return slot(children, { ...props, className: classes });
  return (
    <a className={classes} {...props}>
      {children}
    </a>
  );
}
