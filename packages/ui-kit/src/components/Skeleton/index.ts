export { Skeleton } from './Skeleton.tsx';
export type { SkeletonProps } from './Skeleton.props.ts';
