export { Menu, MenuItem, MenuLabel, MenuSeparator } from './Menu.tsx';
export type { MenuItemProps, MenuProps } from './Menu.props.ts';
