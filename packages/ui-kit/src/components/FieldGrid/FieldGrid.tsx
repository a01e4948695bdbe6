import { cx } from '../../cx.ts';
import { Box } from '../Box/index.ts';
import * as styles from './FieldGrid.css.ts';
import { fieldGridDefaults, type FieldGridProps, type WholeRowProps } from './FieldGrid.props.ts';

/** Fields of a form in two columns. */
export function FieldGrid({ from = fieldGridDefaults.from, gap = fieldGridDefaults.gap, ...props }: FieldGridProps) {
  return <Box display="grid" columns={from === 'base' ? '2' : { base: '1', tablet: '2' }} gap={gap} {...props} />;
}

export function WholeRow({ when = true, className, ...props }: WholeRowProps) {
  return <div className={cx(when && styles.wholeRow, className) || undefined} {...props} />;
}
