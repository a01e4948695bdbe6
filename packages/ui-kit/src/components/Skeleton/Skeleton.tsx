import { cx } from '../../cx.ts';
import * as styles from './Skeleton.css.ts';
import { skeletonDefaults, type SkeletonProps } from './Skeleton.props.ts';

/** The room of something that is on its way. Say "Loading" once beside a group of them. */
export function Skeleton({ shape = skeletonDefaults.shape, width = skeletonDefaults.width, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-print="hide"
      className={cx(styles.root, styles.shape[shape], shape !== 'circle' && styles.width[width], className)}
    />
  );
}
