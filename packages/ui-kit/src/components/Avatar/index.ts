export { Avatar } from './Avatar.tsx';
export type { AvatarProps } from './Avatar.props.ts';
