import { Box } from '../Box/index.ts';
import { inlineDefaults, type InlineProps } from './Inline.props.ts';

/** Children beside one another; they wrap when the line is full. */
export function Inline({
  gap = inlineDefaults.gap,
  align = inlineDefaults.align,
  wrap = inlineDefaults.wrap,
  ...props
}: InlineProps) {
  return <Box display="flex" gap={gap} align={align} wrap={wrap} {...props} />;
}
