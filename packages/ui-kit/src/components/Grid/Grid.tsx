import { cx } from '../../cx.ts';
import { Box } from '../Box/index.ts';
import * as styles from './Grid.css.ts';
import { gridDefaults, type GridProps } from './Grid.props.ts';

/** Columns of equal width: a fixed number by `columns`, or as many as fit by `min`. */
export function Grid({ gap = gridDefaults.gap, min, className, ...props }: GridProps) {
  return <Box display="grid" gap={gap} className={cx(min && styles.min[min], className)} {...props} />;
}
