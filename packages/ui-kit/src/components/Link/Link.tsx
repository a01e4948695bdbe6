import { Slot } from 'radix-ui';
import { cx } from '../../cx.ts';
import * as styles from './Link.css.ts';
import { linkDefaults, type LinkProps } from './Link.props.ts';

/** A link. `asChild` lends its look to the app's router link. */
export function Link({ variant = linkDefaults.variant, asChild, className, ...props }: LinkProps) {
  const Element = asChild ? Slot.Root : 'a';
  return <Element className={cx(styles.root, styles.variant[variant], className)} {...props} />;
}
