import { cx } from '../../cx.ts';
import { slot } from '../../slot.ts';
import * as styles from './Link.css.ts';
import { linkDefaults, type LinkProps } from './Link.props.ts';

/** A link. `asChild` lends its look to the app's router link. */
export function Link({ variant = linkDefaults.variant, asChild, className, ...props }: LinkProps) {
  const classes = cx(styles.root, styles.variant[variant], className);
  return asChild ? slot(props.children, { ...props, className: classes }) : <a className={classes} {...props} />;
}
