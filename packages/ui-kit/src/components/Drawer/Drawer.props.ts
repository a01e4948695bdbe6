import type { ModalProps } from '../Dialog/index.ts';

export const drawerSides = ['end', 'start'] as const;
export const drawerSizes = ['sm', 'md'] as const;
export const drawerDefaults = { side: 'end', size: 'md' } as const;

export interface DrawerProps extends ModalProps {
  side?: (typeof drawerSides)[number];
  size?: (typeof drawerSizes)[number];
}
