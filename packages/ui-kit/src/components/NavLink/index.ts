export { NavLink } from './NavLink.tsx';
export type { NavLinkProps } from './NavLink.props.ts';
