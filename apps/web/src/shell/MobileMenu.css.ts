import { atoms } from '@regen/ui-kit/atoms';

export const count = atoms({ fontSize: 'sm', color: 'muted', digits: 'tabular' });
