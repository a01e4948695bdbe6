export { Stars } from './Stars.tsx';
export type { StarsProps } from './Stars.props.ts';
