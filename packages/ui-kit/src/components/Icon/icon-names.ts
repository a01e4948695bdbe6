import type { IconName } from './Icon.props.ts';
import { icons } from './icons.ts';
import { rareIcons } from './rare-icons.ts';

/** All of them, for stories and tests. */
export const iconNames = Object.keys({ ...icons, ...rareIcons }) as readonly IconName[];
