import { cx } from '../../cx.ts';
import { Box } from '../Box/index.ts';
import * as styles from './FieldGrid.css.ts';
import { fieldGridDefaults, type FieldGridProps, type WholeRowProps } from './FieldGrid.props.ts';

/** Fields of a form in two columns. */
export function FieldGrid({
  from = fieldGridDefaults.from,
  gap = fieldGridDefaults.gap,
  className,
  ...props
}: FieldGridProps) {
  const columns = from === 'base' ? '2' : ({ base: '1', tablet: '2' } as const);
  return <Box display="grid" columns={columns} gap={gap} className={cx(styles.root, className)} {...props} />;
}

export function WholeRow({ when = true, className, ...props }: WholeRowProps) {
  return <div className={cx(when && styles.wholeRow, className) || undefined} {...props} />;
}
