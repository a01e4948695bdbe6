export { ProgressRing } from './ProgressRing.tsx';
export type { ProgressRingProps } from './ProgressRing.props.ts';
