import { Box } from '../Box/index.ts';
import { stackDefaults, type StackProps } from './Stack.props.ts';

/** Children below one another, with equal gaps. */
export function Stack({ gap = stackDefaults.gap, ...props }: StackProps) {
  return <Box display="flex" direction="column" gap={gap} {...props} />;
}
