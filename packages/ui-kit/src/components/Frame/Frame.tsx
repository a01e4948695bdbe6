import { cx } from '../../cx.ts';
import * as styles from './Frame.css.ts';
import { frameDefaults, type FrameProps } from './Frame.props.ts';

/** A picture on its ground: it fills the frame, whatever the frame's shape. */
export function Frame({
  as: Element = frameDefaults.as,
  radius = frameDefaults.radius,
  outline,
  focus = frameDefaults.focus,
  lively,
  className,
  children,
}: FrameProps) {
  return (
    <Element
      className={cx(
        styles.root,
        styles.radius[radius],
        outline && styles.outline,
        styles.focus[focus],
        lively && styles.lively,
        className,
      )}
    >
      {children}
    </Element>
  );
}
