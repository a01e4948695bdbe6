export { Badge } from './Badge.tsx';
export type { BadgeProps } from './Badge.props.ts';
