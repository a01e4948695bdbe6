export { Mark } from './Mark.tsx';
export type { MarkProps } from './Mark.props.ts';
