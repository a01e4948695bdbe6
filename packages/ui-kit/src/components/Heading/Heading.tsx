import { cx } from '../../cx.ts';
import * as styles from './Heading.css.ts';
import { headingDefaults, sizeOfLevel, type HeadingProps } from './Heading.props.ts';

/** A heading: `level` for the outline, `size` for the eye. */
export function Heading({
  level,
  size = sizeOfLevel[level],
  tone = headingDefaults.tone,
  align,
  className,
  ...props
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element className={cx(styles.size[size], styles.tone[tone], align && styles.align[align], className)} {...props} />
  );
}
