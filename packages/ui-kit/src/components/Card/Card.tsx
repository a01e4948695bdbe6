import { cx } from '../../cx.ts';
import { Box } from '../Box/index.ts';
import * as styles from './Card.css.ts';
import { cardDefaults, type CardProps } from './Card.props.ts';

/** A surface that holds things that belong together. */
export function Card({ tone = cardDefaults.tone, padding = cardDefaults.padding, className, ...props }: CardProps) {
  return <Box className={cx(styles.root, styles.tone[tone], styles.padding[padding], className)} {...props} />;
}
