import type { icons } from './icons.ts';
import type { rareIcons } from './rare-icons.ts';

export type IconName = keyof typeof icons | keyof typeof rareIcons;
export const iconSizes = ['sm', 'md', 'lg', 'xl'] as const;
export const iconDefaults = { size: 'md' } as const;

export interface IconProps {
  name: IconName;
  size?: (typeof iconSizes)[number];
  /** Left out, the icon is decoration and hidden from assistive technology. */
  label?: string;
  className?: string;
}
