import { cx } from '../../cx.ts';
import { slot } from '../../slot.ts';
import * as styles from './NavLink.css.ts';
import type { NavLinkProps } from './NavLink.props.ts';

/** An entry of a navigation. */
export function NavLink({ variant, className, children }: NavLinkProps) {
  return slot(children, { className: cx(styles.variant[variant], className) });
}
