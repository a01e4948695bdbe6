import { cx } from '../../cx.ts';
import { Box } from '../Box/index.ts';
import * as styles from './Container.css.ts';
import { containerDefaults, type ContainerProps } from './Container.props.ts';

/** Centers a page's content and keeps it off the edges. */
export function Container({ width = containerDefaults.width, className, ...props }: ContainerProps) {
  return <Box className={cx(styles.root, styles.width[width], className)} {...props} />;
}
