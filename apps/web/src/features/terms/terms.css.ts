import { atoms } from '@regen/ui-kit/atoms';

export const text = atoms({ border: 'subtle', radius: 'md', padding: '6' });
