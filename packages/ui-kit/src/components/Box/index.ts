export { Box } from './Box.tsx';
export type { BoxProps } from './Box.props.ts';
