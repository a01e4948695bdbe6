import { cx } from '../../cx.ts';
import { Modal } from '../Dialog/Modal.tsx';
import * as styles from './Drawer.css.ts';
import { drawerDefaults, type DrawerProps } from './Drawer.props.ts';

/** A modal along an edge of the screen: the cart at the end, the menu at the start. */
export function Drawer({ side = drawerDefaults.side, size = drawerDefaults.size, ...props }: DrawerProps) {
  return (
    <Modal
      {...props}
      positionerClass={styles.positioner}
      panelClass={cx(styles.panel, styles.side[side], styles.size[size])}
    />
  );
}
