import { atoms } from '@regen/ui-kit/atoms';
import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({ paddingBlock: space['10'], display: 'grid', gap: space['6'] });
export const text = atoms({ border: 'subtle', radius: 'md', padding: '6' });
