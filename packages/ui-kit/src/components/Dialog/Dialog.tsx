import { cx } from '../../cx.ts';
import * as styles from './Dialog.css.ts';
import { dialogDefaults, type DialogProps } from './Dialog.props.ts';
import { Modal } from './Modal.tsx';

/** A modal in the middle of the screen; on phones it rises from the bottom edge. */
export function Dialog({ size = dialogDefaults.size, ...props }: DialogProps) {
  return <Modal {...props} positionerClass={styles.positioner} panelClass={cx(styles.panel, styles.size[size])} />;
}
